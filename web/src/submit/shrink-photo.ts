import { SHRUNK_LONGEST_SIDE } from '@pa-ledger/domain/limits';
import { fitWithin } from './photo-size.ts';

/** JPEG's scale from 0 to 1: print on a slip stays crisp, and a photo falls to some 0.5 MB. */
const JPEG_QUALITY = 0.85;

/**
 * A photo as a smaller JPEG, upright as its EXIF says, without its metadata (its place of taking among them).
 * @returns null when the browser cannot decode it.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  try {
    const { width, height } = fitWithin(bitmap, SHRUNK_LONGEST_SIDE);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (context === null) return null;
    // JPEG has no transparency: paper shows through, not black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
  } finally {
    bitmap.close();
  }
}

import { SHRUNK_LONGEST_SIDE } from '@pa-ledger/domain/limits';

/** On JPEG's scale from 0 to 1: print on a receipt stays sharp, and a photo shrinks to about 0.5 MB. */
const JPEG_QUALITY = 0.85;

/**
 * Makes a photo a smaller JPEG, turned upright as its EXIF says, without its metadata such as the location.
 * @returns null if the browser cannot decode it.
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
    // JPEG has no transparency: transparent parts become white, not black.
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

/** In pixels. */
interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size with its longest side at most `longest`, in the same proportions, each side at least one pixel. */
export function fitWithin({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

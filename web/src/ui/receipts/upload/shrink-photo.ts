import { SHRUNK_PIXELS, SHRUNK_SHORT_SIDE } from '@pa-ledger/domain/limits';

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
    const { width, height } = shrunkSize(bitmap);
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

/** What a product of fractions may be off by, in pixels. */
const ROUNDING = 1e-6;

/** In pixels. */
interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size to which a picture is shrunk, in the same proportions: its short side and its area are bounded, not its
 * long side, since a long receipt is only as readable as it is wide. It never grows.
 */
export function shrunkSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(
    1,
    SHRUNK_SHORT_SIDE / Math.min(width, height),
    Math.sqrt(SHRUNK_PIXELS / (width * height)),
  );
  // Rounded down: the area stays within its bound.
  const shrunk = (side: number) => Math.max(1, Math.floor(side * scale + ROUNDING));
  return { width: shrunk(width), height: shrunk(height) };
}

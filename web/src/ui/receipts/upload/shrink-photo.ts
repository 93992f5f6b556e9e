import { SHRUNK_PIXELS, SHRUNK_SHORT_SIDE } from '@pa-ledger/domain/limits';

/** On JPEG's scale from 0 to 1: print on a receipt stays sharp, and a photo shrinks to about 0.5 MB. */
const JPEG_QUALITY = 0.85;

/** A picture that is ready to draw. */
export interface DecodedPicture {
  readonly source: ImageBitmap | HTMLImageElement;
  /** In pixels, turned upright according to its EXIF. */
  readonly size: PixelSize;
  /** Whether all of it was readable: browsers draw as much as there is of a truncated file. */
  readonly isWhole: boolean;
  /** Frees its memory. */
  readonly close: () => void;
}

/** @returns null if the browser can't draw it. */
export async function decodePicture(picture: Blob): Promise<DecodedPicture | null> {
  try {
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    return { source: bitmap, size: bitmap, isWhole: true, close: () => bitmap.close() };
  } catch (error) {
    // That name means a problem with the picture, not with the browser.
    const isWhole = !(error instanceof DOMException && error.name === 'InvalidStateError');
    return decodedAsShown(picture, isWhole);
  }
}

/** An element draws even part of a picture. */
async function decodedAsShown(picture: Blob, isWhole: boolean): Promise<DecodedPicture | null> {
  const src = URL.createObjectURL(picture);
  const close = () => URL.revokeObjectURL(src);
  try {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    return { source: image, size, isWhole, close };
  } catch {
    close();
    return null;
  }
}

/** A smaller copy of a photo. */
export interface ShrunkPhoto {
  readonly jpeg: Blob;
  readonly isWhole: boolean;
}

/**
 * Turns a photo into a smaller JPEG, upright according to its EXIF, without metadata such as the location.
 * @returns null if the browser can't draw it.
 */
export async function shrinkPhoto(photo: Blob): Promise<ShrunkPhoto | null> {
  const decoded = await decodePicture(photo);
  return decoded && drawAsJpeg(decoded);
}

/** Draws a decoded picture as a JPEG and frees it. */
export async function drawAsJpeg(decoded: DecodedPicture): Promise<ShrunkPhoto | null> {
  try {
    const { width, height } = shrunkSize(decoded.size);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (context === null) return null;
    // JPEG has no transparency: transparent parts become white, not black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(decoded.source, 0, 0, width, height);
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    return jpeg && { jpeg, isWhole: decoded.isWhole };
  } finally {
    decoded.close();
  }
}

/** How far a product of fractions may be off, in pixels. */
const ROUNDING = 1e-6;

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a photo's reduced size, in the same proportions. It limits the short side and the area, but not the long side,
 * since a long receipt is only as readable as it is wide. It never grows.
 */
export function shrunkSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(
    1,
    SHRUNK_SHORT_SIDE / Math.min(width, height),
    Math.sqrt(SHRUNK_PIXELS / (width * height)),
  );
  // Rounded down, so that the area stays within its limit.
  const shrunk = (side: number) => Math.max(1, Math.floor(side * scale + ROUNDING));
  return { width: shrunk(width), height: shrunk(height) };
}

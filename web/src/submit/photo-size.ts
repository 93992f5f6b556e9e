/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture whose longest side is at most `longest`, in the same proportions, at least one pixel each. */
export function fitWithin({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/*
 * The worker that decodes HEIC photos. It imports nothing, because it's a classic script: only such a script can load
 * libheif as its package ships it.
 */

import type { HeifAnswer, HeifRequest } from './decode-heif.ts';

/** What we use of libheif. */
interface Libheif {
  readonly HeifDecoder: new () => { decode(file: Uint8Array): readonly HeifPhoto[] };
}

/** A photo in a file. Its sides are as it's shown, upright. */
interface HeifPhoto {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  /** Fills `picture` with red, green, blue, and alpha; it calls back with null if it can't. */
  display(picture: ImageData, done: (picture: ImageData | null) => void): void;
}

declare function importScripts(address: string): void;
declare const libheif: (options: { locateFile: (name: string) => string }) => Libheif;

let photo: HeifPhoto | undefined;

self.onmessage = ({ data }: MessageEvent<HeifRequest>) => {
  if ('file' in data) {
    importScripts(`${data.folder}/libheif.js`);
    const { HeifDecoder } = libheif({ locateFile: (name) => `${data.folder}/${name}` });
    answer({ size: sizeOf(new HeifDecoder(), new Uint8Array(data.file)) });
  } else {
    void drawn(data).then(
      (picture) => answer({ picture }, picture === null ? [] : [picture]),
      // Not enough memory, for example.
      () => answer({ picture: null }),
    );
  }
};

function answer(message: HeifAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

/** Finds the file's photo without decoding it. */
function sizeOf(
  decoder: InstanceType<Libheif['HeifDecoder']>,
  file: Uint8Array,
): { width: number; height: number } | null {
  const photos = decoder.decode(file);
  photo = photos.find((one) => one.is_primary()) ?? photos[0];
  return photo === undefined ? null : { width: photo.get_width(), height: photo.get_height() };
}

/** Decodes the photo and scales it down right here, so that the page never holds it at its full size. */
async function drawn(size: { width: number; height: number }): Promise<ImageBitmap | null> {
  if (photo === undefined) return null;
  const whole = new ImageData(photo.get_width(), photo.get_height());
  const filled = await new Promise<ImageData | null>((resolve) => {
    photo?.display(whole, resolve);
  });
  return (
    filled &&
    createImageBitmap(filled, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    })
  );
}

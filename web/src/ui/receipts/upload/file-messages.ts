import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';

/** Why a chosen file was not accepted. Another language is another object of this type. */
export const fileMessages = {
  type: 'It is not a PDF, JPEG or PNG file.',
  heic: 'It is a HEIC photo, which many programs cannot open. On your phone, press “Take a photo” on this page, or choose Settings, Camera, Formats, Most Compatible and take it again. On a computer, save it as JPEG.',
  picture:
    'This browser cannot open this kind of picture. Save it as JPEG or PNG, or send a screenshot of it.',
  damaged: 'It is damaged. Save it again as a PDF, JPEG or PNG, or take a photo of it.',
  empty: 'It is empty.',
  tooLarge: 'It is larger than 10 MB.',
  tooMany: `An expense can have at most ${MAX_RECEIPTS} receipts.`,
  noPlace:
    'There is no room for it: a removed receipt keeps its place. Please send it with another expense.',
  denied:
    'Nothing is wrong with it: the storage takes no files at the moment. Please tell the treasurer.',
  unreadable: 'It could not be read.',
};

export type FileErrorReason = keyof typeof fileMessages;

/** A file that was not accepted. */
export interface FileError {
  readonly name: string;
  readonly reason: FileErrorReason;
}

import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';

/** Why a PDF doesn't open, or opens only in part. */
export type PdfFileFault = 'password' | 'damaged' | 'partial' | 'noPages' | 'waiting';

/** What can be wrong with a file that the person may still send. */
export type FileFault = PdfFileFault | 'pixels';

interface FaultMessages {
  /** In words for everyone who sees the file: the submitter, the approvers, and the treasurer. */
  readonly what: string;
  /** Advice for the person who sends it. */
  readonly help: string;
}

/** Another language is another object of this type. */
export const faultMessages: Readonly<Record<FileFault, FaultMessages>> = {
  password: {
    what: 'This PDF is locked with a password.',
    help: 'Save it again without the password, or take a photo of it.',
  },
  damaged: {
    what: 'This file is damaged and can’t be shown.',
    help: 'Download or save it again, or take a new photo.',
  },
  partial: {
    what: 'Part of this file is missing.',
    help: 'Download or save it again, or take a new photo.',
  },
  noPages: {
    what: 'This PDF has no pages.',
    help: 'Save it again, or take a photo of the receipt.',
  },
  waiting: {
    what: 'This PDF is a form that only Adobe Acrobat can show. Everyone else sees “Please wait…”.',
    help: 'Open it in Acrobat and print it to a new PDF, or send a screenshot.',
  },
  pixels: {
    what: 'This picture has over 100 million pixels, which is too many to show.',
    help: 'Take a new photo at your camera’s usual size, or send a screenshot.',
  },
};

/** Tells the person who sends a file what's wrong with it and what helps. */
export function faultForSender(fault: FileFault): string {
  const { what, help } = faultMessages[fault];
  return `${what} ${help}`;
}

/** Why a chosen file was rejected. Another language is another object of this type. */
export const fileMessages = {
  type: 'It is not a PDF, JPEG or PNG file.',
  heic: 'It is a HEIC photo, which many programs cannot open. On your phone, press “Take a photo” on this page, or choose Settings, Camera, Formats, Most Compatible and take it again. On a computer, save it as JPEG.',
  picture:
    'This browser cannot open this kind of picture. Save it as JPEG or PNG, or send a screenshot of it.',
  damaged: faultForSender('damaged'),
  pixels: faultForSender('pixels'),
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

/** A rejected file. */
export interface FileError {
  readonly name: string;
  readonly reason: FileErrorReason;
}

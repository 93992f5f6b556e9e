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
  type: 'This isn’t a PDF, JPEG, or PNG file. Save or print it as a PDF, or send a photo of it.',
  heic: 'We couldn’t open this HEIC photo. Use “Take a photo” here, or save it as JPEG. On an iPhone, you can choose Settings, Camera, Formats, Most Compatible.',
  picture:
    'Your browser can’t open this kind of picture. Save it as JPEG or PNG, or send a screenshot of it.',
  damaged: faultForSender('damaged'),
  pixels: faultForSender('pixels'),
  empty: 'This file is empty.',
  tooLarge: 'This file is over 10 MB.',
  tooMany: `A request can have up to ${MAX_RECEIPTS} receipts.`,
  noPlace: `You’ve used all ${MAX_RECEIPTS} file slots (removed files count too). Send this receipt with a new request.`,
  denied:
    'Your file is fine, but we can’t accept uploads right now. Please let the treasurer know.',
  unreadable: 'We couldn’t read this file.',
};

export type FileErrorReason = keyof typeof fileMessages;

/** A rejected file. */
export interface FileError {
  readonly name: string;
  readonly reason: FileErrorReason;
}

/** The words about files that a person sends. Another language is another object of this type. */
export const sentFileMessages = { refused: fileMessages, fault: faultForSender };

import { unit, type Mutant } from '../mutant.ts';

const PDF = 'web/src/ui/receipts/pdf';
const OPTIONS = unit(`${PDF}/pdf-options.test.ts`);
const LIMITS = unit(`${PDF}/drawing-limits.test.ts`);

/** Receipts as they are shown. */
export const RECEIPT_MUTANTS: readonly Mutant[] = [
  {
    name: 'pdf-frame',
    defence: 'nothing is framed, a PDF least of all',
    file: 'firebase.json',
    find: "; object-src 'none'",
    replace: "; frame-src blob:; object-src 'none'",
    proof: unit('tools/emulators/config.test.ts'),
  },
  {
    name: 'pdf-form',
    defence: 'the programs in an XFA form are left alone',
    file: `${PDF}/pdf-options.ts`,
    find: 'enableXfa: false',
    replace: 'enableXfa: true',
    proof: OPTIONS,
  },
  {
    name: 'pdf-wasm',
    defence: 'PDFs are decoded without WebAssembly',
    file: `${PDF}/pdf-options.ts`,
    find: 'useWasm: false',
    replace: 'useWasm: true',
    proof: OPTIONS,
  },
  {
    name: 'pdf-image-size',
    defence: 'a picture with too many pixels is not decoded',
    file: `${PDF}/pdf-options.ts`,
    find: '    maxImageSize: MAX_IMAGE_PIXELS,\n',
    replace: '',
    proof: OPTIONS,
  },
  {
    name: 'pdf-workers',
    defence: 'a PDF waits for both of its workers',
    file: `${PDF}/pdf-workers.ts`,
    find: 'Promise.all([running(parser), running(painter)])',
    replace: 'Promise.race([running(parser), running(painter)])',
    proof: unit(`${PDF}/pdf-workers.test.ts`),
  },
  {
    name: 'pdf-painter',
    defence: 'a PDF is never painted in the page itself',
    file: `${PDF}/draw-page.ts`,
    find: '(task.isWorkerRendering ? goOn() : task.cancel())',
    replace: 'goOn()',
    proof: unit(`${PDF}/draw-page.test.ts`),
  },
  {
    name: 'pdf-canvas',
    defence: 'a canvas has no more pixels than a phone can hold',
    file: `${PDF}/page-size.ts`,
    find: '    Math.sqrt(MAX_CANVAS_PIXELS / (width * height)),\n',
    replace: '',
    proof: unit(`${PDF}/page-size.test.ts`),
  },
  {
    name: 'pdf-time',
    defence: 'a page that is drawn without end is given up',
    file: `${PDF}/drawing-limits.ts`,
    find: 'waited <= MAX_MS && ',
    replace: '',
    proof: LIMITS,
  },
  {
    name: 'pdf-operations',
    defence: 'a page of millions of strokes is given up',
    file: `${PDF}/drawing-limits.ts`,
    find: ' && operations <= MAX_OPERATIONS',
    replace: '',
    proof: LIMITS,
  },
  {
    name: 'pdf-omission',
    defence: 'a page that lacks a part says so',
    file: `${PDF}/omissions.ts`,
    find: "typeof line === 'string' && OMISSIONS.test(line)",
    replace: "typeof line !== 'string' && OMISSIONS.test('')",
    proof: unit(`${PDF}/omissions.test.ts`),
  },
];

import { expect, it } from 'vitest';
import { compileAhead } from './compile-ahead.ts';

const react = '/app/node_modules/react-dom/client.js';

it('has a file compiled while it comes', () => {
  expect(compileAhead({ moduleIds: [react, '/app/web/src/submit/main.tsx'] })).toBe(
    '//# allFunctionsCalledOnLoad',
  );
});

it.each(['@mui/x-charts/BarChart', 'jspdf/dist/jspdf.es.min', 'pdfjs-dist/build/pdf'])(
  'leaves what is built with %s to be compiled when it is called',
  (library) => {
    const moduleIds = ['/app/web/src/part.tsx', `/app/node_modules/${library}.mjs`];
    expect(compileAhead({ moduleIds })).toBe('');
  },
);

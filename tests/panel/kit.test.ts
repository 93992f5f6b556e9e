import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SITE_PAGES } from '../../web/tools/pages.ts';

const WEB = path.join(import.meta.dirname, '..', '..', 'web');

/** What needs a page, data or a file around it: the panel's and the public pages' own tests show it. */
const ELSEWHERE = [
  'src/admin/shared/deletion/KeptDelete.tsx',
  'src/admin/shared/deletion/ReferredDelete.tsx',
  'src/admin/shared/figures/EntriesDialog.tsx',
  'src/admin/shared/figures/MonthBars.tsx',
  'src/admin/shared/figures/MonthChart.tsx',
  'src/admin/shared/findings/FindingAnswers.tsx',
  'src/admin/shared/findings/FindingEntry.tsx',
  'src/admin/shared/findings/FindingsSection.tsx',
  'src/admin/shared/findings/RecordFindings.tsx',
  'src/admin/shared/findings/RemarkDialogs.tsx',
  'src/admin/shared/findings/StatusTag.tsx',
  'src/admin/shared/findings/WriteDialog.tsx',
  'src/admin/shared/forms/LookAlikes.tsx',
  'src/admin/shared/forms/RecordForm.tsx',
  'src/admin/shared/forms/RecordTab.tsx',
  'src/admin/shared/forms/ReturnOffer.tsx',
  'src/admin/shared/forms/useRecordDialogs.tsx',
  'src/admin/shared/frame/RecordLink.tsx',
  'src/admin/shared/frame/RecordPage.tsx',
  'src/admin/shared/frame/useImport.tsx',
  'src/admin/shared/journal/RecordHistory.tsx',
  'src/admin/shared/lists/PageChoice.tsx',
  'src/admin/shared/lists/record-facts.tsx',
  'src/admin/shared/lists/useColumnChoice.tsx',
  'src/admin/shared/looks/SecondLookFact.tsx',
  'src/admin/shared/papers/AddPapers.tsx',
  'src/admin/shared/papers/PapersList.tsx',
  'src/admin/shared/papers/PapersSection.tsx',
  'src/admin/shared/papers/Receipts.tsx',
  'src/admin/shared/papers/RemovePaper.tsx',
  'src/admin/shared/password/NewPassword.tsx',
  'src/admin/shared/password/PasswordAgain.tsx',
  'src/admin/shared/password/PasswordAgainDialog.tsx',
  'src/admin/shared/password/UsernameInput.tsx',
  'src/admin/shared/saving/LeaveGuard.tsx',
  'src/admin/shared/years/BarSelect.tsx',
  'src/admin/shared/years/ClosedNotice.tsx',
  'src/admin/shared/years/YearSwitch.tsx',
  'src/ui/LanguageChoice.tsx',
  'src/ui/PlainButton.tsx',
  'src/ui/VersionChanges.tsx',
  'src/ui/receipts/Receipts.tsx',
  'src/ui/receipts/StatementFacts.tsx',
  'src/ui/receipts/pdf/PageDrawing.tsx',
  'src/ui/receipts/pdf/PdfPage.tsx',
  'src/ui/receipts/pdf/PdfPages.tsx',
  'src/ui/receipts/pdf/PdfPane.tsx',
  'src/ui/receipts/pdf/PdfView.tsx',
];

/** Returns the files that a file imports, and theirs, from `web`. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const text = readFileSync(path.join(WEB, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
    reachedFrom(path.posix.join(path.posix.dirname(file), name), reached);
  }
  return reached;
}

it('the kit shows the parts of all pages and the frames of the tabs', () => {
  const parts = globSync('src/{ui,admin/shared}/**/*.tsx', { cwd: WEB });
  const shown = reachedFrom('kit/main.tsx');
  expect(parts.filter((part) => !shown.has(part)).toSorted()).toEqual(ELSEWHERE);
});

it('the kit is no page of the site', () => {
  expect(
    SITE_PAGES.filter(({ html, path: route }) => html.includes('kit') || route.test('/kit')),
  ).toEqual([]);
});

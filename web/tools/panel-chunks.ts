/**
 * What every page of the panel wants, and what every tab: one file compresses better than a dozen small ones. The source
 * files of each, by the beginnings of their paths from the root.
 */
export const PANEL_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Begins before all others, so it must stay small.
  begin: ['web/src/admin/page-loaders', 'web/src/firebase/session/session-cookie'],
  // What both the sign-in and the data want of the SDK.
  app: [
    'web/src/firebase/app',
    'web/src/firebase/emulator-ports',
    'web/src/firebase/lazy-promise',
    'node_modules/firebase/app/',
    'node_modules/@firebase/app/',
    'node_modules/@firebase/component/',
    'node_modules/@firebase/logger/',
    'node_modules/@firebase/util/',
    'node_modules/idb/',
  ],
  // Only for tabs that write.
  writes: [
    'web/src/data/firestore/commit',
    'web/src/data/firestore/journal',
    'web/src/data/journal-query',
    'web/src/data/write',
    'domain/src/ledger/journal',
  ],
  // Why a save was denied: asked only then.
  locks: ['web/src/data/held-entry', 'web/src/data/lock-failure'],
  // What meetings have ratified.
  ratification: [
    'domain/src/bank/ratification',
    'web/src/admin/shared/lists/RatifiedWords',
    'web/src/admin/shared/records/ratified',
  ],
  firestore: [
    'web/src/data/firestore/',
    'web/src/data/call-api',
    'web/src/data/source',
    'node_modules/@firebase/firestore/',
    'node_modules/@firebase/webchannel-wrapper/',
    'node_modules/firebase/firestore/',
  ],
  'live-data': [
    'web/src/data/',
    'web/src/admin/shared/records/first-of',
    'web/src/admin/shared/records/ledger-records',
    'web/src/admin/shared/records/live-store',
    'domain/src/time/dates.ts',
    'domain/src/money/money.ts',
    'domain/src/document-id',
    'domain/src/approvers/approval-chain',
    'domain/src/expenses/expense.ts',
    'domain/src/expenses/reference.ts',
    'domain/src/text/by-text.ts',
    'domain/src/text/names.ts',
    'domain/src/text/text.ts',
    'domain/src/schema-version.ts',
    'domain/src/panel-messages',
  ],
  // Each History, which shares its sentences with the Journal and two tabs.
  journal: [
    'web/src/admin/journal/HistoryDialogs',
    'web/src/admin/journal/journal-queries',
    'web/src/admin/shared/journal/',
  ],
  // Which account an entry names. The forms that ask for it stay out: they want the fields of records, which want this.
  accounts: ['domain/src/accounts/'],
  // What the sub-tabs of the bank share.
  bank: [
    'domain/src/bank/deposit',
    'domain/src/bank/items',
    'domain/src/bank/reconciled-periods',
    'domain/src/bank/reconciliation',
    'domain/src/bank/register',
    'domain/src/bank/statement',
  ],
  // What asks before a record is deleted.
  deletion: ['web/src/admin/shared/deletion/'],
  // The fields of the records, and what they are made of.
  'record-fields': ['domain/src/categories/category.ts', 'domain/src/ledger/record-fields'],
  // What every list that is filtered has.
  filters: [
    'web/src/admin/shared/lists/FilterBar',
    'web/src/admin/shared/lists/ListDownload',
    'web/src/admin/shared/lists/day-start',
    'web/src/admin/shared/lists/list-address',
    'web/src/admin/shared/lists/sum-totals',
    'web/src/admin/shared/lists/useListChoice',
    'web/src/admin/shared/lists/useServerPages',
  ],
  // What every form that is saved has.
  saving: [
    'web/src/admin/shared/forms/MoneyField',
    'web/src/admin/shared/saving/useAttempts',
    'web/src/admin/shared/saving/useSaving',
  ],
  // The lines of budgets, of both sides, and the board's order of them.
  'budget-records': [
    'domain/src/fields/order-row',
    'domain/src/ledger/board-order',
    'web/src/admin/shared/records/budgets',
    'web/src/admin/shared/records/income-items',
  ],
  // What is asked before something is left, deleted or changed.
  questions: [
    'web/src/admin/shared/deletion/reference-messages',
    'web/src/admin/shared/dialog-messages',
    'web/src/admin/shared/frame/QuestionDialog',
  ],
  // Which days the years have.
  'year-days': [
    'web/src/admin/shared/records/closings',
    'web/src/admin/shared/years/dated-days',
    'web/src/admin/shared/years/useShownYear',
    'web/src/admin/shared/years/year-address',
    'web/src/admin/shared/years/year-messages',
    'domain/src/time/fiscal-year',
    'domain/src/time/months',
  ],
  // What the totals say of a fund.
  totals: [
    'domain/src/ledger/beginnings',
    'domain/src/ledger/cells',
    'web/src/admin/shared/records/fund-balances',
    'web/src/admin/shared/records/totals',
  ],
  // What all reports have.
  'report-parts': [
    'web/src/admin/reports/Figures',
    'web/src/admin/reports/ReportSection',
    'web/src/admin/reports/reports-messages',
  ],
  // Who approves, and which mailboxes are one person.
  approval: [
    'domain/src/approvers/approver-changes',
    'domain/src/approvers/approver-settings',
    'domain/src/approvers/stand-ins',
    'web/src/admin/shared/records/approvers',
    'domain/src/people/email',
    'domain/src/people/mailbox',
  ],
  // What makes a file of a list.
  download: [
    'web/src/admin/shared/lists/read-on',
    'web/src/admin/shared/frame/download-csv',
    'domain/src/reports/csv.ts',
  ],
  // What every tab with records of its own has.
  records: [
    'web/src/admin/bank/accounts/account-writes',
    'web/src/admin/shared/forms/RecordForm',
    'web/src/admin/shared/forms/RecordTab',
    'web/src/admin/shared/forms/account-fields',
    'web/src/admin/shared/forms/last-used',
    'web/src/admin/shared/forms/reconciled-questions',
    'web/src/admin/shared/lists/record-line',
    'web/src/admin/shared/records/statements',
    'web/src/admin/shared/records/used-accounts',
    'web/src/admin/shared/saving/record-writes',
    'web/src/admin/shared/saving/zero-questions',
  ],
  // What every dialog of an entry has: those of Financial Data, and those that a bank's file fills in.
  'entry-forms': [
    'domain/src/time/date-doubts',
    'web/src/admin/financial/date-questions',
    'web/src/admin/financial/financial-messages',
    'web/src/admin/financial/transactions/HeldNotice',
    'web/src/admin/financial/transactions/RatifiedNotice',
    'web/src/admin/financial/transactions/transaction-writes',
    'web/src/admin/financial/transactions/transaction-kinds',
    'web/src/admin/financial/transactions/transaction-layout',
    'web/src/admin/financial/transactions/transaction-query',
    'web/src/admin/financial/transfers/transfer-form',
  ],
  // What leads to a History, and what is beside it.
  'row-parts': [
    'web/src/admin/shared/frame/HistoryButton',
    'web/src/admin/shared/frame/HistoryLink',
    'web/src/admin/shared/frame/history-address',
    'web/src/admin/shared/frame/RowActions',
    'web/src/admin/shared/lists/RecordCard',
  ],
  // The dialogs of closing, reopening and starting a year: one is opened at a time, and all are small.
  years: ['web/src/admin/years/'],
  // What every tab with years has.
  'year-parts': [
    'web/src/admin/shared/years/YearActions',
    'web/src/admin/shared/years/YearSwitch',
    'web/src/admin/shared/years/ClosedNotice',
    'web/src/admin/shared/years/books',
  ],
};

/**
 * What the panel's frame and each tab's table want beyond the sign-in: small parts, each of which would be a file of its own
 * and take its turn among the six requests that go out at once, where HTTP/2 is not spoken.
 */
export const FRAME_CHUNK: readonly string[] = [
  'node_modules/@mui/material/ClickAwayListener/',
  'node_modules/@mui/material/Grow/',
  'node_modules/@mui/material/IconButton/',
  'node_modules/@mui/material/Skeleton/',
  'node_modules/@mui/material/Snackbar/',
  'node_modules/@mui/material/SnackbarContent/',
  'node_modules/@mui/material/SvgIcon/',
  'node_modules/@mui/material/Tab/',
  'node_modules/@mui/material/TabScrollButton/',
  'node_modules/@mui/material/TableSortLabel/',
  'node_modules/@mui/material/Tabs/',
  'node_modules/@mui/material/internal/Transition',
  'node_modules/@mui/material/internal/animate',
  'node_modules/@mui/material/internal/svg-icons/ArrowDownward',
  'node_modules/@mui/material/internal/svg-icons/KeyboardArrow',
  'node_modules/@mui/material/styles/cssUtils',
  'node_modules/@mui/material/useMediaQuery/',
  'node_modules/@mui/material/utils/',
  'node_modules/@mui/system/useMediaQuery/',
  'node_modules/@mui/system/useThemeProps/',
  'node_modules/@mui/utils/',
  'node_modules/react-transition-group/',
  'domain/src/fields/archived',
  'web/src/admin/HeaderActions',
  'web/src/admin/TabBar',
  'web/src/admin/lazy',
  'web/src/admin/shared/frame/ActionLink',
  'web/src/admin/shared/frame/LoadState',
  'web/src/admin/shared/frame/Notices',
  'web/src/admin/shared/frame/PrintPage',
  'web/src/admin/shared/frame/SubTabs',
  'web/src/admin/shared/frame/TabHeading',
  'web/src/admin/shared/frame/focus',
  'web/src/admin/shared/frame/notices',
  'web/src/admin/shared/frame/print-messages',
  'web/src/admin/shared/lists/ArchivedMark',
  'web/src/admin/shared/lists/CsvButton',
  'web/src/admin/shared/lists/DataTable',
  'web/src/admin/shared/lists/Money.',
  'web/src/admin/shared/lists/Paging',
  'web/src/admin/shared/lists/SortChoice',
  'web/src/admin/shared/lists/download-messages',
  'web/src/admin/shared/lists/table-',
  'web/src/admin/shared/records/title-of',
  'web/src/admin/shared/saving/LeaveGuard',
  'web/src/admin/shared/shared-messages',
  'web/src/admin/shared/years/keep-year',
  'web/src/admin/shared/years/year-slot',
  'web/src/admin/tabs',
  'web/src/admin/warm-up',
  'web/src/app/missing-code',
  'web/src/ui/Tag',
  'web/src/ui/columns',
  'web/src/ui/printing',
];

import { createSvgIcon } from '@mui/material/utils';

/*
 * Icons of the panel, drawn for it on a 24-pixel grid: Material's own package has 43,000 files for the dozen that are
 * needed. They are only decoration: the text beside them has the meaning.
 */

export const HomeIcon = icon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z', 'Home');
export const ReceiptIcon = icon(
  'M6 3.5l2 1.5 2-1.5 2 1.5 2-1.5 2 1.5 2-1.5v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 9.5h6M9 13.5h6',
  'Receipt',
);
export const LedgerIcon = icon('M5 4h14v16H5zM5 9h14M5 14.5h14M14 4v16', 'Ledger');
export const BankIcon = icon(
  'M3.5 9.5L12 4l8.5 5.5zM6 12.5V17M10 12.5V17M14 12.5V17M18 12.5V17M3.5 20h17',
  'Bank',
);
export const PlanIcon = icon(
  'M12 3.5V12h8.5M12 3.5a8.5 8.5 0 108.5 8.5A8.5 8.5 0 0012 3.5z',
  'Plan',
);
export const FundIcon = icon('M4 8.5h16V19H4zM4 8.5L15.5 5v3.5M16 13.7v.2', 'Fund');
export const TagIcon = icon('M4 4h8l8.5 8.5-8 8L4 12zM8.2 8v.2', 'Tag');
export const ChartIcon = icon('M4 20h16M6.5 16.5v-5M12 16.5V6M17.5 16.5V9', 'Chart');
export const TaxIcon = icon('M6 3.5h9l3 3v14H6zM9 16.5l6-7M9.2 10.2v.1M14.8 15.8v.1', 'Tax');
export const PeopleIcon = icon(
  'M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 19.5a6.5 6.5 0 0113 0M15.5 5a3.4 3.4 0 010 6.3M17.5 14a6.4 6.4 0 014 5.5',
  'People',
);
export const ActivityIcon = icon('M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v4.5l3 2', 'Activity');
export const MoreIcon = icon('M5.5 12h.1M12 12h.1M18.5 12h.1', 'More', 3);
export const AddIcon = icon('M12 5v14M5 12h14', 'Add');
export const BellIcon = icon('M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10.5 20.5h3', 'Bell');
export const PersonIcon = icon(
  'M12 11.5a4 4 0 100-8 4 4 0 000 8zM4.5 20.5a7.5 7.5 0 0115 0',
  'Person',
);
export const SearchIcon = icon(
  'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5l5 5',
  'Search',
);
export const CollapseIcon = icon('M13 7l-5 5 5 5M18 7l-5 5 5 5', 'Collapse');
export const ExpandIcon = icon('M11 7l5 5-5 5M6 7l5 5-5 5', 'Expand');

/** A line drawing in the color of the text around it. */
function icon(path: string, name: string, strokeWidth = 1.8) {
  return createSvgIcon(
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
    name,
  );
}

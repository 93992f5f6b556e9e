import { styled } from '@mui/material/styles';

/** Shapes drawn for this site on a 24-pixel grid. They're only decoration; the text next to them has the meaning. */
const SHAPES = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.7v.3',
  close: 'M6 6l12 12M18 6L6 18',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5',
  download: 'M12 4.5V15.5M7.5 11L12 15.5 16.5 11M4.5 15v4.5h15V15',
  upload: 'M12 16V5M7.5 9L12 4.5 16.5 9M4.5 15v4.5h15V15',
  camera: 'M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4zM12 16.5a3.25 3.25 0 100-6.5 3.25 3.25 0 000 6.5z',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM13.5 7L17 10.5',
  delete: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  plus: 'M12 5v14M5 12h14',
  history: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v4.5l3 2',
  move: 'M12 4v16M8 7.5L12 3.5l4 4M8 16.5l4 4 4-4',
  more: 'M12 5a.5.5 0 100 1 .5.5 0 000-1zM12 11.5a.5.5 0 100 1 .5.5 0 000-1zM12 18a.5.5 0 100 1 .5.5 0 000-1z',
  retry: 'M19.5 12a7.5 7.5 0 11-2.4-5.5L20 9M20 4v5h-5',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line drawing in the surrounding text's color. */
export function LineIcon({ name }: { readonly name: IconName }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </Svg>
  );
}

const Svg = styled('svg')({
  width: '1.5em',
  height: '1.5em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

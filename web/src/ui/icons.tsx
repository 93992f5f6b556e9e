import { styled } from '@mui/material/styles';

/** Shapes drawn for this site on a 24-pixel grid; all are decoration, the words beside them say what they mean. */
const SHAPES = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.7v.3',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line drawing in the colour of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
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

import { styled } from '@mui/material/styles';
import { Multiline, NO_VALUE, VisuallyHidden } from '../../../ui/text.ts';
import { isChanged, type ComparedField } from './compared-fields.ts';
import { journalMessages } from './journal-messages.ts';

interface BeforeAfterProps {
  /** What was changed, for screen readers. */
  readonly name: string;
  readonly fields: readonly ComparedField[];
}

/** The fields of a document before and after a change, side by side; what has changed is bold. */
export function BeforeAfter({ name, fields }: BeforeAfterProps) {
  return (
    <Compared aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{journalMessages.field}</th>
          <th scope="col">{journalMessages.before}</th>
          <th scope="col">{journalMessages.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name} data-changed={isChanged(field) || undefined}>
            <th scope="row">
              {field.label}
              {isChanged(field) && <VisuallyHidden>, {journalMessages.isChanged}</VisuallyHidden>}
            </th>
            {[field.before, field.after].map((value, index) => (
              <td key={index === 0 ? 'before' : 'after'}>
                <Multiline>{value === '' ? NO_VALUE : value}</Multiline>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}

const Compared = styled('table')(({ theme: { vars, typography } }) => ({
  ...typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  backgroundColor: vars.palette.brand.well,
  '& th, & td': {
    padding: '0.375rem 0.5rem',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& th': { fontWeight: 500, color: vars.palette.text.secondary, overflowWrap: 'normal' },
  '& thead th': { fontWeight: 650 },
  // The values share what the labels leave, whose words stay whole.
  '& td': { width: '40%', overflowWrap: 'anywhere' },
  '& tr[data-changed] :is(th, td)': { fontWeight: 700, color: vars.palette.text.primary },
}));

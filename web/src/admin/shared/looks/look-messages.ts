/** The words of who looked at a record as the second person. Another language is another object of this type. */
export const lookMessages = {
  confirmed: {
    label: 'Confirmation',
    by: (who: string, day: string): string => `Confirmed by ${who} on ${day}`,
    none: 'Not confirmed yet',
    press: 'Confirm',
    done: 'Entry confirmed.',
  },
  reviewed: {
    label: 'Review',
    by: (who: string, day: string): string => `Reviewed by ${who} on ${day}`,
    none: 'Not reviewed yet',
    press: 'Mark as Reviewed',
    done: 'Statement marked as reviewed.',
  },
};

/** The words of amendments, in their list and in the treasurer's report. Another language is another object of this type. */
export const amendmentMessages = {
  meetingDate: 'Meeting',
  line: 'Line',
  from: 'From',
  to: 'To',
  reason: 'Reason',
  authority: 'Authority',
  changed: 'Changed',
  /** A line of the expected income; one of the spending has its name alone. */
  income: (line: string): string => `${line} (income)`,
};

/** Waiting items come first. */
export const STATES = {
  name: 'state',
  label: 'State',
  all: 'All States',
  options: [
    { value: 'pending', label: 'Waiting' },
    { value: 'approved', label: 'Approved' },
    { value: 'rejected', label: 'Rejected' },
  ],
};

/** By action, in button order: its label and its past tense. */
export type BulkWords = Record<string, { label: string; done: string }>;

export type Words = ReturnType<typeof wordsFor>;

/** What screens say about a resource, derived from its name. */
export function wordsFor(one: string, many: string) {
  const One = capitalize(one);
  const Many = capitalize(many);
  return {
    title: `${One} Management`,
    addNew: `Add New ${One}`,
    search: `Search ${many}`,
    loadingList: `Loading ${many}...`,
    loading: `Loading ${one}...`,
    emptyTitle: `No ${Many} Found`,
    empty: `There are no ${many} in the system yet.`,
    createFirst: `Create Your First ${One}`,
    create: `Create ${One}`,
    edit: `Edit ${One}`,
    createButton: `Create ${One}`,
    updateButton: `Update ${One}`,
    missing: `${One} not found`,
    gone: `Someone else deleted this ${one}.`,
    changed: `Someone else changed this ${one}. This is the latest version.`,
    inUse: `This ${one} is still in use and can’t be deleted:`,
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    failedToList: `Error loading ${many}. Please try again.`,
    failedToLoad: `Error loading ${one}. Please try again.`,
    failedToCreate: `Error creating ${one}. Please try again.`,
    failedToUpdate: `Error updating ${one}. Please try again.`,
    failedToDelete: `Error deleting ${one}. Please try again.`,
    failedInBulk: `Error changing ${many}. Please try again.`,
    bulk: {
      activate: { label: 'Activate', done: 'activated' },
      deactivate: { label: 'Deactivate', done: 'deactivated' },
      delete: { label: 'Delete', done: 'deleted' },
    } as BulkWords,
    created: (name: string) => `${One} “${name}” created.`,
    updated: (name: string) => `${One} “${name}” updated.`,
    deleted: (name: string) => `${One} “${name}” deleted.`,
  };
}

/** For rows without a status that are shown on the website or not. */
export const SHOWN_IN_BULK: BulkWords = {
  activate: { label: 'Show', done: 'shown on the website' },
  deactivate: { label: 'Hide', done: 'hidden from the website' },
  delete: { label: 'Delete', done: 'deleted' },
};

/** For what visitors write. */
export const MODERATED_IN_BULK = {
  approve: { label: 'Approve', done: 'approved' },
  reject: { label: 'Reject', done: 'rejected' },
  delete: { label: 'Delete', done: 'deleted' },
} satisfies BulkWords;

export const capitalize = (text: string) => text.replace(/(^|\s)\p{L}/gu, char => char.toUpperCase());

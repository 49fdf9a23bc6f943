import { notifyManager, QueryClient } from '@tanstack/react-query';

// A row that was deleted is gone with the dialog that asked, not a timer later.
notifyManager.setScheduler(queueMicrotask);

/** What the back office knows of the server. It reloads when a screen opens or says so, never on its own. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      structuralSharing: false,
    },
  },
});

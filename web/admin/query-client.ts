import { notifyManager, QueryClient } from '@tanstack/react-query';

// Delete a row’s cache as soon as its dialog closes, not after a timer.
notifyManager.setScheduler(queueMicrotask);

/** The back office’s query cache. It reloads when a screen opens or asks for it, never automatically. */
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

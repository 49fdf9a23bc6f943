import { notifyManager, QueryClient } from '@tanstack/react-query';

// Notifies in a microtask instead of a timer, so a deleted row disappears together with its dialog.
notifyManager.setScheduler(queueMicrotask);

/** The back office's query cache. It reloads when a screen opens or asks for it, never automatically. */
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

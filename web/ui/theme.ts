const KEY = 'theme';
export type Theme = 'system' | 'light' | 'dark';

export function storedTheme(): Theme {
  const theme = localStorage.getItem(KEY);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** 'system' follows the device. */
export function setTheme(theme: Theme) {
  localStorage.setItem(KEY, theme);
  applyStoredTheme();
}

export function applyStoredTheme() {
  const theme = storedTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

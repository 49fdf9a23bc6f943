import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { setTheme, storedTheme, type Theme } from '../../../ui/theme.ts';
import { rowsPerPage, shortcutKeys, usePreference } from '../../preferences.ts';

const THEMES: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const ROWS = ['10', '20', '50', '100'].map(value => ({ value, label: value }));

export function BrowserSettings() {
  const [theme, showTheme] = useState(storedTheme);
  const [rows, setRows] = usePreference(rowsPerPage);
  const [keys, setKeys] = usePreference(shortcutKeys);
  return (
    <div className="grid max-w-form gap-5">
      <p className="text-small text-muted">
        These settings apply to this browser and take effect immediately.
      </p>
      <Setting>
        <RadioGroup
          label="Appearance"
          hint="System follows your device’s setting."
          options={THEMES}
          value={theme}
          onChange={event => {
            const chosen = event.target.value as Theme;
            showTheme(chosen);
            setTheme(chosen);
          }}
        />
      </Setting>
      <Setting>
        <RadioGroup
          label="Rows per page"
          hint="How many rows each page of a list shows."
          options={ROWS}
          value={rows}
          onChange={event => setRows(event.target.value as typeof rows)}
        />
      </Setting>
      <Setting>
        <Checkbox
          label="Keyboard shortcuts"
          hint="Single keys for common actions. Press ? on any screen to see them."
          checked={keys === 'on'}
          onChange={event => setKeys(event.target.checked ? 'on' : 'off')}
        />
      </Setting>
    </div>
  );
}

function Setting({ children }: { children: ReactNode }) {
  return <Card className="p-5">{children}</Card>;
}

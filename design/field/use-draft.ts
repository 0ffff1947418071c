import { useEffect, useState } from 'react';

const PREFIX = 'draft:';

export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => setText(read(name)), [name]);
  const change = (next: string) => {
    setText(next);
    write(name, next);
  };
  return [text, change];
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(PREFIX + name, text);
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Without space or permission it lasts as long as the field.
  }
}

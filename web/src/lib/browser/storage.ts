// The browser's storage. A browser that stores nothing (a private window) still works.
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`kazamata.${key}`);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(`kazamata.${key}`, value);
  } catch {
    // the value is lost with the page
  }
}

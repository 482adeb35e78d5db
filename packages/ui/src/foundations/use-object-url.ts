import { useEffect, useState } from 'react';

/** An address for bytes that are only in this page, given back when they change or the component goes. */
export function useObjectUrl(bytes: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === null) return;
    const address = URL.createObjectURL(bytes);
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(null);
    };
  }, [bytes]);
  return bytes === null ? null : url;
}

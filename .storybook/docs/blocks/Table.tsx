import type { ReactNode } from 'react';
import { ScrollArea } from '../frame/ScrollArea.tsx';

export interface TableRow {
  readonly key: string;
  /** The cells; the first one is the row's header. */
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
}

const cellStyle = 'border-b border-line px-3 py-2.5 text-start align-top font-normal first:ps-0 last:pe-0';

/** A table that scrolls sideways when it overflows. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <ScrollArea label={caption}>
      <table className="w-full border-collapse text-14 wrap-normal">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={`${cellStyle} text-12 text-muted`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className={`${cellStyle} font-medium`}>
                {name}
              </th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]} className={cellStyle}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

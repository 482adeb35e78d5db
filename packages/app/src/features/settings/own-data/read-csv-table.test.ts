import { csvMaxRows } from '@aura/domain/limits/own-data';
import { describe, expect, it } from 'vitest';
import { readCsvTable } from './read-csv-table.ts';

const text = 'name,notes\r\nCafé coat,"Two\r\nlines, and a ""quote"""\r\n';
const rows = [['Café coat', 'Two\r\nlines, and a "quote"']];
const utf8 = (value: string) => new Blob([value]);
const latin = (value: string) => new Blob([Uint8Array.from(value, (character) => character.charCodeAt(0))]);

function utf16(value: string, isLittleEndian: boolean): Blob {
  const view = new DataView(new ArrayBuffer(value.length * 2));
  for (let at = 0; at < value.length; at++) view.setUint16(at * 2, value.charCodeAt(at), isLittleEndian);
  return new Blob([view]);
}

describe('readCsvTable', () => {
  it.each([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16, low byte first, with a mark', utf16(`\uFEFF${text}`, true), 'utf-16le'],
    ['UTF-16, high byte first, with a mark', utf16(`\uFEFF${text}`, false), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, true), 'utf-16le'],
    ['Windows-1252', latin(text), 'windows-1252'],
  ])('reads %s with accents and quoted line breaks', async (_encoding, file, encoding) =>
    expect(await readCsvTable(file, null)).toMatchObject({ encoding, header: ['name', 'notes'], rows }),
  );

  it.each([
    ['semicolons', 'name;price\nCoat;49,90\n'],
    ['tabs', 'name\tprice\nCoat\t49,90\n'],
    ['a separator in the first line', 'sep=;\nname;price\nCoat;49,90\n'],
    ['empty lines', 'name;price\n\n;\nCoat;49,90\n\n'],
  ])('reads a file with %s', async (_what, content) =>
    expect(await readCsvTable(utf8(content), null)).toMatchObject({
      header: ['name', 'price'],
      rows: [['Coat', '49,90']],
    }),
  );

  it('reads a file in the chosen encoding instead of the one found', async () =>
    expect(await readCsvTable(utf8(text), 'windows-1252')).toMatchObject({
      rows: [[expect.stringContaining('CafÃ©'), rows[0]?.[1]]],
    }));

  it('the id is the same for the same content, and another for other content', async () => {
    const idOf = async (content: string) => Object(await readCsvTable(utf8(content), null)).fileId;
    expect(await idOf(text)).toMatch(/^csv-[0-9a-f]{32}$/);
    expect(await idOf(text)).toBe(await idOf(text));
    expect(await idOf(`${text}Tee,\r\n`)).not.toBe(await idOf(text));
  });

  it.each([
    ['nothing', '', 'csvEmpty'],
    ['a header only', 'name,notes\n', 'csvEmpty'],
    ['a quote that is not closed', 'name,notes\nCoat,"Two\n', 'csvUnclosedQuote'],
    ['too many rows', `name\n${'Coat\n'.repeat(csvMaxRows + 1)}`, 'csvTooLarge'],
  ])('refuses a file with %s', async (_what, content, problem) =>
    expect(await readCsvTable(utf8(content), null)).toBe(problem),
  );
});

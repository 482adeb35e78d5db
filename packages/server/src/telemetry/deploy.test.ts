import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@aura/api-client/contract/calls';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { laneOf } from '../http/lanes.ts';
import { packageRoot } from '../package-root.ts';
import { openTelemetry } from './open-telemetry.ts';

const read = (path: string) => readFile(join(packageRoot(), '..', '..', 'deploy', path), 'utf8');

/** The names that the server exports, those of a histogram with their endings. */
async function exportedNames(): Promise<Set<string>> {
  const metrics = { listen: null, token: 'a-token-of-the-tests' };
  const telemetry = await openTelemetry({ metrics, traces: null }, pino({ level: 'silent' }));
  const text = (await telemetry.readMetrics?.()) ?? '';
  const types = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type]) => ({
    name,
    type,
  }));
  const endings = ['', '_bucket', '_sum', '_count'];
  return new Set(
    types.flatMap(({ name, type }) => (type === 'histogram' ? endings.map((end) => name + end) : [name])),
  );
}

const namesIn = (text: string) => text.match(/\b(?:aura|process|nodejs)_\w+/g) ?? [];

const dashboardSchema = z.object({
  title: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      title: z.string(),
      targets: z.optional(z.array(z.object({ expr: z.string(), datasource: z.object({ uid: z.string() }) }))),
    }),
  ),
});

describe('the dashboard', () => {
  it('uses only metrics that the server exports, from the data source that is chosen', async () => {
    const dashboard = z.parse(dashboardSchema, JSON.parse(await read('grafana/aura.json')));
    const exported = await exportedNames();
    const targets = dashboard.panels.flatMap((panel) => panel.targets ?? []);
    expect(targets.length).toBeGreaterThan(20);
    for (const { expr, datasource } of targets) {
      expect(datasource.uid).toMatch(/^\$\{datasource\}$/);
      const names = namesIn(expr);
      expect(names.length, expr).toBeGreaterThan(0);
      for (const name of names) expect(exported, expr).toContain(name);
    }
    expect(dashboard.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' });
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows every metric of the server', async () => {
    const shown = new Set(
      namesIn(await read('grafana/aura.json')).map((name) => name.replace(/_bucket$/, '')),
    );
    const own = [...(await exportedNames())].filter((name) => /^aura_.*(?<!_bucket|_sum|_count)$/.test(name));
    expect(own.length).toBeGreaterThan(12);
    for (const name of own) expect(shown).toContain(name);
  });
});

/** The rule of an alert, up to its labels. */
async function conditionOf(alert: string): Promise<string> {
  const rules = await read('prometheus/alerts.yaml');
  return rules.split(`- alert: ${alert}\n`)[1]?.split('labels:')[0] ?? '';
}

it('the alert for slow requests leaves out all calls that upload', async () => {
  const [, names = ''] = /call!~"([^"]+)"/.exec(await conditionOf('AuraSlow')) ?? [];
  const uploads = Object.values(calls).filter((call) => laneOf(call) === 'upload');
  expect(names.split('|').sort()).toEqual(['other', ...uploads.map(({ name }) => name)].sort());
});

it('one refused request is over before the alert for a part that is down fires', async () => {
  const condition = await conditionOf('AuraPartUnavailable');
  const [, window = ''] = /\[(\d+)m\]/.exec(condition) ?? [];
  const [, pending = ''] = /for: (\d+)m/.exec(condition) ?? [];
  expect(Number(pending)).toBeGreaterThan(Number(window));
});

it('every alert uses only exported metrics and says what it means', async () => {
  const rules = (await read('prometheus/alerts.yaml')).split(/^ {6}- alert: /m).slice(1);
  const exported = await exportedNames();
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    const [condition = '', annotations = ''] = rule.split('annotations:');
    for (const name of namesIn(condition)) expect(exported, rule).toContain(name);
    expect(condition).toMatch(/labels: { severity: (page|ticket) }/);
    expect(annotations).toMatch(/summary: .+\n\s+description: .+/);
  }
});

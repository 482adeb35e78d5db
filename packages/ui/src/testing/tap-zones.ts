/**
 * The tap zones of a post, which no role finds: they are for pointers alone.
 * @throws when there are none
 */
export function getTapZones(root: ParentNode): Element {
  const zones = root.querySelector('[data-tap-zones]');
  if (zones === null) throw new Error('There are no tap zones.');
  return zones;
}

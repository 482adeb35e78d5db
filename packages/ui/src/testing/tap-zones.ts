/**
 * Returns the tap zones of a post, which have no role since they are for pointers only.
 * @throws when there are none
 */
export function getTapZones(root: ParentNode): Element {
  const zones = root.querySelector('[data-tap-zones]');
  if (zones === null) throw new Error('There are no tap zones.');
  return zones;
}

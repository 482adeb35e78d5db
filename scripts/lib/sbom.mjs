/**
 * @typedef {{ name: string, value: string }} Property
 * @typedef {{ 'bom-ref'?: string, name?: string, version?: string, purl?: string, properties?: Property[] }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ bomFormat?: string, specVersion?: string, components?: Component[], dependencies?: Dependency[] }} Sbom
 */

/** @param {Component} component */
const isDevelopment = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * Removes the packages that only development needs. `npm sbom --omit dev` also removes those that the product
 * needs, when anything names them as a development dependency too.
 * @template {Sbom} Document
 * @param {Document} sbom
 */
export function withoutDevelopment(sbom) {
  const components = (sbom.components ?? []).filter((component) => !isDevelopment(component));
  const removed = new Set((sbom.components ?? []).filter(isDevelopment).map((one) => one['bom-ref']));
  const dependencies = (sbom.dependencies ?? [])
    .filter(({ ref }) => !removed.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => !removed.has(to)) }));
  return { ...sbom, components, dependencies };
}

/**
 * Returns what a CycloneDX document lacks.
 * @param {Sbom} sbom
 * @returns {string[]}
 */
export function sbomProblems({ bomFormat, specVersion, components = [] }) {
  if (bomFormat !== 'CycloneDX' || !specVersion) return ['it is not a CycloneDX document'];
  if (components.length === 0) return ['it lists no packages'];
  return components
    .filter(({ name, version, purl }) => !name || !version || !purl?.startsWith('pkg:npm/'))
    .map(({ name = '' }) => `${name || 'a component'} has no name, version or address`);
}

/** Import boundaries between the packages; see docs/architecture.md. Run by `npm run check`. */

const TESTS = '\\.(test|spec|stories)\\.tsx?$|/testing/';

/**
 * A rule that lets a package import only the listed paths.
 * @param {string} name
 * @param {string} from pattern of the package's files
 * @param {string[]} allowed patterns of permitted imports
 * @param {{ except?: string }} [options] `except`: pattern of files without this rule
 */
const only = (name, from, allowed, { except = TESTS } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: except },
  to: { pathNot: [from, ...allowed] },
});

/** A package may be installed at the root or in a workspace. */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const DOMAIN = '^packages/domain/src/';
const CONTRACT = '^packages/api-client/src/contract/';
const API_CLIENT = '^packages/api-client/src/';
const UI = '^packages/ui/src/';
const DESIGN_SYSTEM = '^packages/ui/src/(foundations|motion|primitives)/';
const APP = '^packages/app/src/';
const SERVER = '^packages/server/src/';
const MOCKS = '^mocks/';
const DEMO_WORLD = '^packages/demo-world/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('domain-imports-only-zod', DOMAIN, [npm('zod')]),
    only('contract-imports-domain-and-zod', CONTRACT, [DOMAIN, npm('zod')]),
    only('api-client-imports-contract-and-toolkit', API_CLIENT, [
      DOMAIN,
      npm('zod', '@reduxjs/toolkit', 'react-redux', 'react', 'p-limit', 'eventsource-parser'),
    ]),
    {
      name: 'ui-imports-only-domain',
      comment: 'Components get data and callbacks by props.',
      severity: 'error',
      from: { path: UI },
      to: {
        path: [
          '^packages/(api-client|app|server)/',
          MOCKS,
          npm('@reduxjs/toolkit', 'react-redux', 'react-router', 'firebase', '@firebase', 'msw'),
        ],
      },
    },
    {
      name: 'design-system-does-not-import-product',
      comment:
        'Tokens, motion and primitives could be published alone: data and texts reach them as props or labels. Their stories and tests too.',
      severity: 'error',
      from: { path: DESIGN_SYSTEM },
      to: { path: ['^packages/', MOCKS], pathNot: DESIGN_SYSTEM },
    },
    {
      name: 'app-does-not-import-server',
      severity: 'error',
      from: { path: APP },
      to: { path: SERVER },
    },
    {
      name: 'routes-do-not-import-repositories',
      comment: 'The rules and the reads of a route are in its service.',
      severity: 'error',
      from: { path: `${SERVER}.*\\.routes\\.ts$` },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'product-does-not-import-mocks',
      comment: 'Only the entry of the mocked mode and tests use the mocks.',
      severity: 'error',
      from: { path: [APP, SERVER], pathNot: [TESTS, '/main\\.mocks\\.tsx$', '/mocks/'] },
      to: { path: [MOCKS, npm('msw')] },
    },
    {
      name: 'features-do-not-import-features',
      comment: 'Features meet in the shell.',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
    },
    {
      name: 'app-layers',
      comment:
        'The shell imports features, features import shared hooks, and all of them import platform and store.',
      severity: 'error',
      from: { path: '^packages/app/src/(features|shared|store|platform)/', pathNot: TESTS },
      to: { path: '^packages/app/src/shell/' },
    },
    {
      name: 'app-shared-does-not-import-features',
      severity: 'error',
      from: { path: '^packages/app/src/(shared|store|platform)/' },
      to: { path: '^packages/app/src/features/' },
    },
    {
      name: 'server-imports-contract-and-domain',
      severity: 'error',
      from: { path: SERVER },
      to: { path: ['^packages/(ui|app)/', '^packages/api-client/src/(?!contract/)'] },
    },
    {
      name: 'only-repositories-import-drizzle',
      comment:
        'SQL is written in `*.repository.ts`. `db/` has the schema, the connections and the migrations.',
      severity: 'error',
      from: { path: SERVER, pathNot: [TESTS, `${SERVER}db/`, '\\.repository\\.ts$'] },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'only-http-layer-imports-http',
      comment:
        'Services, repositories and infrastructure throw `DomainError`; `http/` and the routes map it to a status.',
      severity: 'error',
      from: {
        path: `${SERVER}(?!http/)`,
        pathNot: [
          TESTS,
          `${SERVER}(app|services|main|modules/routes)\\.ts$`,
          `${SERVER}(web|openapi|start|sweep)/`,
          '\\.routes\\.ts$',
        ],
      },
      to: { path: `${SERVER}http/` },
    },
    {
      name: 'mocks-import-contract-and-domain',
      severity: 'error',
      from: { path: MOCKS, pathNot: ['^tests/', TESTS] },
      to: { path: ['^packages/(ui|app|server)/', '^packages/api-client/src/(?!contract/)'] },
    },
    only('demo-world-imports-contract-and-domain', DEMO_WORLD, [
      DOMAIN,
      CONTRACT,
      '^packages/demo-world/data/',
      npm('zod'),
    ]),
    {
      name: 'storybook-is-not-imported',
      severity: 'error',
      from: { path: '^(packages|mocks|tests)/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'product-does-not-import-scripts',
      severity: 'error',
      from: { path: '^(packages|mocks)/', pathNot: TESTS },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'packages-are-imported-by-name',
      comment:
        'A relative path into another package would pass by its exports map. Node reads the configuration of Vite itself, and reads no TypeScript by a package name.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: 'vite[.]config[.]ts$' },
      to: { path: '^(packages|mocks)/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'imports-resolve',
      comment: 'An import past the exports map of a package does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'production-code-does-not-import-tests',
      severity: 'error',
      from: { path: '^(packages|mocks)/', pathNot: TESTS },
      to: { path: TESTS, pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages/[^/]+/dist|storybook-static|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};

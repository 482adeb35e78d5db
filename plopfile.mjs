import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^[a-z][a-z\d]*$/i;
const COMPONENT = /^([a-z-]+)\/([a-z][a-z\d]*)$/i;
const TEMPLATES = 'scripts/templates';

/**
 * `npm run new -- component AREA/NAME`, `-- call NAME`, `-- screen NAME`: creates the files of a guide, with failing tests to fill in.
 * @param {import('plop').NodePlopAPI} plop
 */
export default function configure(plop) {
  plop.setGenerator('component', {
    description: 'A component of the design system with its stories',
    prompts: [
      {
        type: 'input',
        name: 'path',
        message: 'AREA/Name, such as wardrobe/OutfitCard',
        validate: (text) => COMPONENT.test(text) || 'Use AREA/Name.',
      },
    ],
    actions: (answers) => {
      const [, area = '', name = ''] = COMPONENT.exec(answers?.path) ?? [];
      const data = { area, name };
      const folder = 'packages/ui/src/{{area}}/{{pascalCase name}}/{{pascalCase name}}';
      return [
        { ...file('component.tsx', `${folder}.tsx`), data },
        { ...file('component.stories.tsx', `${folder}.stories.tsx`), data },
        nextSteps('component', 'a story for every state, an interface for the props, and the docstring.'),
      ];
    },
  });

  plop.setGenerator('call', {
    description: 'A call of the API: its contract row and a test of the server',
    prompts: [nameOf('Name, such as getOutfits'), areaOf('resource', 'Resource, such as items or posts')],
    actions: (answers) => {
      const { name = '', resource = '' } = answers ?? {};
      const contract = `packages/api-client/src/contract/${resource}.ts`;
      const calls = findCalls(join(plop.getDestBasePath(), contract));
      return [
        {
          ...modify(contract),
          pattern: new RegExp(`(?=export const ${calls} =)`),
          templateFile: template('call.ts'),
        },
        {
          ...modify(contract),
          pattern: new RegExp(`(export const ${calls} = \\{[^}]*?),?(\\s*\\};)`),
          template: `$1,\n  ${name},$2`,
        },
        {
          ...file('call.test.ts', 'packages/server/src/modules/{{resource}}/{{kebabCase name}}.test.ts'),
          data: { calls },
        },
        nextSteps(
          'call',
          'route, service and repository of the server, the backend of mocks, the endpoint of the client, and a step of tests/parity.',
        ),
      ];
    },
  });

  plop.setGenerator('screen', {
    description: 'A screen of the app with a test in a browser',
    prompts: [nameOf('Name, such as Search'), areaOf('area', 'Area, such as feed or settings')],
    actions: [
      file('screen.tsx', 'packages/app/src/features/{{area}}/{{pascalCase name}}Route.tsx'),
      file(
        'screen.browser.test.tsx',
        'packages/app/src/features/{{area}}/{{pascalCase name}}Route.browser.test.tsx',
      ),
      nextSteps(
        'screen',
        'the path in packages/app/src/paths.ts, the route in packages/app/src/shell/App.tsx, and the title in @aura/domain/copy/shell.',
      ),
    ],
  });
}

/** @param {string} message */
const nameOf = (message) => ({
  type: 'input',
  name: 'name',
  message,
  validate: (/** @type {string} */ text) => NAME.test(text) || 'Use letters and digits.',
});

/**
 * @param {string} name of the answer
 * @param {string} message
 */
const areaOf = (name, message) => ({
  type: 'input',
  name,
  message,
  validate: (/** @type {string} */ text) => /^[a-z][a-z-]*$/.test(text) || 'Use small letters.',
});

/** @param {string} name */
const template = (name) => `${TEMPLATES}/${name}.hbs`;

/**
 * @param {string} name of a template
 * @param {string} path of the file to create
 */
const file = (name, path) => ({ type: 'add', path, templateFile: template(name), abortOnFail: true });

/** @param {string} path */
const modify = (path) => ({ type: 'modify', path, abortOnFail: true });

/**
 * @param {string} guide
 * @param {string} steps
 */
const nextSteps = (guide, steps) => () => `Next: ${steps} See docs/guides/${guide}.md.`;

/**
 * @param {string} contract path of a contract module
 * @returns {string} name of its list of calls
 * @throws {Error} when the file does not exist or has no list
 */
function findCalls(contract) {
  const name = /export const (\w+Calls) =/.exec(readFileSync(contract, 'utf8'))?.[1];
  if (!name) throw new Error(`${contract} exports no list of calls.`);
  return name;
}

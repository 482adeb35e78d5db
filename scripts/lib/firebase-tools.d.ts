/** The parts of firebase-tools that the Auth emulator uses; the package has no types. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  export function createApp(projectId: string): Promise<import('node:http').RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec' {
  const specification: { paths: Record<string, { parameters?: object[] }> };
  export default specification;
}

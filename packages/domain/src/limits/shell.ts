export const chunkLoadTimeoutMs = 120_000;

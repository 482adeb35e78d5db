import type { CSSProperties } from 'react';
import { mat } from '../foundations/tokens/mat.ts';

/** The paper below the garments of an outfit. */
export const matStyle: CSSProperties = { background: mat.background, boxShadow: mat.line };

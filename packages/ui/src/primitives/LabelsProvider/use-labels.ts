import { createContext, use } from 'react';
import { defaultLabels, type Labels } from './default-labels.ts';

export const LabelsContext = createContext<Labels>(defaultLabels);

/** The labels of the nearest `LabelsProvider`, or the English defaults. */
export const useLabels = (): Labels => use(LabelsContext);

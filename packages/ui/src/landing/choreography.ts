export const landingBannerDelayMs = 500;
export const landingLetterStepMs = 150;
export const landingLetterSteps = 8;
export const landingFormDelayMs = 2000;
export const landingStoresDelayMs = 2800;

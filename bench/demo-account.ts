/** A user of the demo data. */
export const demoAccount = { email: 'mariam@aura.example', password: 'aura-demo-1' };

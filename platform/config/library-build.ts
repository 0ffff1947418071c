import { modeIn } from './config.ts';

// React and others choose by NODE_ENV, when first loaded, between a build that explains mistakes and one that is fast.
// Ours is said by MODE, so that trying the product needs no settings and is as fast as running it for others.
const mode = modeIn(process.env);
process.env.MODE = mode;
process.env.NODE_ENV = mode === 'development' ? 'development' : 'production';

import { modeIn } from './config.ts';

// React and others choose between a debugging and a fast build by NODE_ENV when first loaded. We set it from MODE, so
// that trying the product needs no settings and is as fast as production.
const mode = modeIn(process.env);
process.env.MODE = mode;
process.env.NODE_ENV = mode === 'development' ? 'development' : 'production';

// What every spec begins with: properties are tried with the same examples each time, so that the same sources pass or
// fail alike wherever they are tested. `npm run soak` looks for others, by PENTALAND_PROPERTY_SEED.
import fc from 'fast-check';

const { PENTALAND_PROPERTY_SEED = '613' } = process.env;

fc.configureGlobal({ seed: Number(PENTALAND_PROPERTY_SEED) });

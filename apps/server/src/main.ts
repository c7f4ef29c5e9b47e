// The server's entry.
import { serve } from './serve.js';

await serve(process.env);

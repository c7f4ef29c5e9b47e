// The name under which a choice as something comes onto the battlefield finds what is about to come (cr 614.13a).
export const COMING = '~coming';

// Verbs of events in the past ('died') and the conditional ('would die').
const PAST: ReadonlyMap<string, string> = new Map([
  ['leave', 'left'],
  ['deal', 'dealt'],
  ['draw', 'drew'],
  ['lose', 'lost'],
  ['cast', 'cast'],
  ['become', 'became'],
  ['is', 'was'],
  ['are', 'were'],
  ['win', 'won'],
  ['roll', 'rolled'],
]);
const EVENTS =
  /\b(enters?|dies?|leaves?|moves?|deals?|draws?|gains?|loses?|casts?|discards?|creates?|becomes?|changes?|search(?:es)?|taps?|adds?|attacks?|blocks?|scry|scries|surveils?|wins?|rolls?|flips?|votes?|shuffles?|reveals?|activates?|triggers?|transforms?|regenerates?|proliferates?|phases?|clash(?:es)?|is|are)\b/;
const infinitiveOf = (word: string): string =>
  word === 'dies'
    ? 'die'
    : word === 'scries'
      ? 'scry'
      : /(?:s|sh)es$/.test(word) && !/oses$/.test(word)
        ? word.slice(0, -2)
        : /s$/.test(word) && word !== 'is'
          ? word.slice(0, -1)
          : word;
/** 'a creature died', for what happened. */
export const past = (text: string): string =>
  text.replace(EVENTS, (word) => {
    const infinitive = infinitiveOf(word);
    return (
      PAST.get(infinitive) ??
      (infinitive.endsWith('e')
        ? `${infinitive}d`
        : infinitive.endsWith('y')
          ? `${infinitive.slice(0, -1)}ied`
          : /tap$|flip$/.test(infinitive)
            ? `${infinitive}ped`
            : `${infinitive}ed`)
    );
  });
/** 'a creature would die', for what is replaced. */
export const would = (text: string): string =>
  text.replace(EVENTS, (word) => `would ${word === 'is' || word === 'are' ? 'be' : infinitiveOf(word)}`);

// Sets with other codes in the embedded data, of January 2017, than in today's files.

const EMBEDDED: Readonly<Record<string, string>> = {
  CP1: 'CPK',
  CP2: 'CPK',
  CP3: 'CPK',
  DD1: 'EVG',
  DVD: 'DD3_DVD',
  EVG: 'DD3_EVG',
  GVL: 'DD3_GVL',
  HHO: 'pHHO',
  JVC: 'DD3_JVC',
  ME1: 'MED',
  /** Mythic Edition, of 2018. */
  MED: 'none',
  NEM: 'NMS',
  P02: 'PO2',
  PVAN: 'VAN',
  UGIN: 'FRF_UGIN',
};
/** Promos: PARL was pARL. */
const PROMOS = new Set(
  'PDRC PMEI PLGM PARL PCEL PPOD PPRE PJGP PALP PGRU PWOR PWOS PSUS PFNM PELP PMPR PREL P2HG PGTW PCMP PPRO PGPX PMGD PLPA P15A PSUM PWPN PWCQ'.split(
    ' ',
  ),
);

/** The embedded data's code of a set in MTGJSON 5. */
export const embeddedCode = (code: string): string =>
  EMBEDDED[code] ?? (PROMOS.has(code) ? `p${code.slice(1)}` : code);

import { listOf } from './words'

/** Grown-up work only. */
export const OCCUPATIONS = listOf(`
  Bookshop owner, Night-shift nurse, Emergency doctor, Surgeon, Veterinarian, Pharmacist, Midwife, Physiotherapist, Paramedic,
  Dentist, Optician, Psychologist, Hospice chaplain, Architect, Landscape architect, Interior designer, Civil engineer,
  Structural engineer, Sound engineer, Software engineer, Game designer, Data analyst, Security researcher, Robotics engineer,
  Satellite engineer, Astronomer, Marine biologist, Botanist, Geologist, Volcanologist, Meteorologist, Chemist, Archaeologist,
  Palaeontologist, Historian, Linguist, Translator, Court interpreter, Archivist, Museum curator, Art restorer, Gallery owner,
  Auctioneer, Antique dealer, Watchmaker, Goldsmith, Luthier, Piano tuner, Cabinetmaker, Carpenter, Stonemason, Blacksmith,
  Glassblower, Potter, Tailor, Costume designer, Milliner, Shoemaker, Fashion buyer, Photographer, War photographer,
  Documentary filmmaker, Film editor, Screenwriter, Stage director, Lighting designer, Stunt performer, Voice artist, Radio host,
  Jazz pianist, Session drummer, Cellist, Opera chorister, Music producer, Club DJ, Conductor, Choreographer, Tango instructor,
  Burlesque dancer, Novelist, Poet, Crime novelist, Investigative journalist, Travel writer, Food critic, Publisher, Literary agent,
  Illustrator, Comic artist, Tattoo artist, Sculptor, Calligrapher, Chef, Pastry chef, Baker, Chocolatier, Sommelier, Winemaker,
  Brewer, Bartender, Barista, Coffee roaster, Restaurant owner, Food truck owner, Cheesemaker, Beekeeper, Farmer, Vintner, Florist,
  Gardener, Forester, Park ranger, Mountain guide, Ski patroller, Surf shop owner, Dive instructor, Sailing skipper, Ferry captain,
  Lighthouse keeper, Harbor pilot, Fishing boat captain, Airline pilot, Flight attendant, Helicopter pilot, Air traffic controller,
  Train driver, Long-haul trucker, Taxi driver, Motorcycle mechanic, Car restorer, Electrician, Plumber, Elevator engineer,
  Firefighter, Detective, Forensic scientist, Private investigator, Judge, Defense lawyer, Notary, Mediator, Diplomat, Bodyguard,
  Locksmith, Casino dealer, Magician, Tarot reader, Perfumer, Hairdresser, Make-up artist, Massage therapist, Yoga instructor,
  Personal trainer, Boxing trainer, Retired boxer, Retired dancer, Hotel manager, Night porter, Concierge, Event planner,
  Wedding planner, Estate agent, Accountant, Tax adviser, Investment banker, Economist, Startup founder, Product manager,
  Union organizer, Charity director, Urban planner, Postal carrier, Funeral director, Zookeeper, Dog trainer, Horse breeder,
  Librarian, University lecturer, Astrophysicist, Cartographer, Ethnographer, Puzzle maker, Toy restorer, Clockwork collector
`)

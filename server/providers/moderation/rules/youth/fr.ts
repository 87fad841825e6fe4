import type { Youth } from './youth'

const W = '[\\wœ]+'
const UNITS = '(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize)'
const TENS = '(?:vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|quatre vingts?)'
/** Nineteen and more; eighteen is bound closer, since it is mostly still to come. */
const GROWN = `(?:19|[2-9]\\d|dix neuf|${TENS}(?: et)?(?: (?:onze|dix(?: (?:sept|huit|neuf))?|${UNITS}))?)`
const HARDLY =
  '(?:(?:à peine|seulement|tout juste|juste|que|qu|déjà|presque|bientôt|encore|environ|pas|même|plus|mes|tes|ses|les|nos|leurs|' +
  'maintenant|aujourd’hui|donc|genre|dans les|quasi|quasiment|enfin|soi disant|officiellement|pile|tout|toute?s?|petits|jolis) ){0,3}'
const PART =
  '(?: (?:et |moins )?(?:demie?|trois quarts|un quart|(?:un|#) mois|(?:quelques|des) (?:mois|poussières)|une poignée de mois|des ' +
  'brouettes|(?:quelques|#|une) (?:jours|semaines?)))?'
const TAIL =
  '(?: (?:bien |tout |à peine )?(?:tassés|passés|révolus|sonnés|ronds?|pile|tout juste|tout rond|depuis (?:peu|hier|lundi|dimanche|' +
  'samedi|un mois|# mois|une semaine)|à peine|environ|seulement|max|maxi))*'
const NOT_AGE =
  '(?! (?:de(?! (?:plus|moins) (?:et|que|,))|du|des|que|qu\\w+|depuis|après|avant|plus (?:tard|tôt)|durant|à (?:la|l\\w+|bord|' +
  'diriger|faire|tenir|attendre)|au (?:club|bureau|service|poste|sein|même)|chez|dans (?:la|le|l\\w+)|comme|sans|ou|or|pour|en ' +
  '(?:tant|cdi|usine)|d(?:e?xperience|anciennete|ecart|amitie|etudes|exil|existence|activite|enseignement|attente|absence|' +
  'abonnement|usine|armee|avance|intervalle|apprentissage|archives|histoire|amour|union|age legal)|(?:et )?(?:\\w+ )?(?:ensemble|' +
  'mariés))\\b)'
const AGO =
  '(?<!(?:depuis|pendant|apres|dans|pour|en|y a|ya|voila|fait|faisait|avant|sur|durant|sous|par|ou|quelque|plus de|moins de|ces|' +
  'des|ici|chaque|les|passe|vecu|attendu|dure|servi|travaille|enseigne|navigue|voyage|vit|dernieres|prochaines|premieres|cinq|de|d|' +
  'a|et|que|entre|vers|mes|toutes|tous les) )'
const THING =
  '(?<!(?:contrat|bail|experience|pause|carriere|credit|pret|emprunt|peine|prison|duree|periode|mariage|whisky|rhum|vin|chien|' +
  'chienne|chat|chatte|cheval|jument|poney|lapin|tortue|voiture|maison|garantie|histoire|relation|amitie|plan|projet|plus|moins|' +
  'pres|bout|delai|voyage|absence|mandat|separation|couple|cdd|abonnement|anciennete|cycle|total|guerre|exil|travail|recherche|' +
  'service|ecart|retard|avance|blog|boite|entreprise|moto|velo|arbre|programme|cursus|formation|etudes|metier|ete|pratique|silence|' +
  'conges|stage|autour|partir|vie|place|perroquet|fromage|epargne|engagement|labrador|thèse|enquete) )'
const MONTHS = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'
const E = '(?:e|ème|è|ieme|me|ième)'
const ORDINAL =
  `(?:première|1 ?(?:ère|ere|re|e|er)|premier|seconde|2 ?(?:nde|nd|de|${E})|deuxième|troisième|quatrième|cinquième|sixième|` +
  `septième|huitième|neuvième|dixième|onzième|(?:[3-9]|1[01]) ?${E})`
const NOT_CLASS =
  '(?! (?:position|place|ligne|vitesse|page|partie|division|classe|mi temps|lecture|main|instance|semaine|saison|jour|journée|fois|' +
  'personne|étage|lieu|intention|monde|mondiale|guerre|manche|équipe|ligue|noces?|loge|vie|chance|catégorie|dose|heure|semestre|' +
  'vague|génération|voie|vitrine|cycle|arrondissement|rue|force|cordée|urgence|année(?! (?:du |de )?(?:primaire|secondaire|collège|' +
  'lycée|cap|bac pro|maternelle|apprentissage|fondamentale|harmos))|mandat|épouse|mondial|de couverture|dan|rang|rangée|visite|' +
  'approche|révision|aide|importance|violon|tour|marche|option|langue|carrière|noce|mois|trimestre|étape|série (?:de|b)|adjoint|' +
  'édition|république|cuvée)\\b)'
const SCHOOL =
  '[ld]?(?:collèges?|lycées?|bahut|école (?:primaire|maternelle|élémentaire|secondaire|fondamentale|communale|coranique|publique|' +
  'du (?:village|quartier|bourg)|de hockey|normale primaire)|primaire|maternelle|secondaire|athénée|polyvalente|internat|' +
  'pensionnat|cour de récré\\w*|petite école|cem|lycée \\w+|gymnase (?:de|à|cantonal)|cycle d’orientation|crèche|garderie|sport ' +
  'études|maîtrise (?:de la cathédrale)?|jardin d’enfants|centre aéré|centre de loisirs|école de commerce cantonale|humanités)'
const KID =
  '(?:pré ?|[ld](?=[aeio]))?(?:gamine?|gosse|môme|minot|minote|mioche|marmot|bambin|bambine|fillette|garçonnet|' +
  'ado(?:lescente?)?(?! psych)|pitchoune?t?t?e?|pitchou|galopin|garnement|chenapan|loupiote?|moutard|morveu(?:x|se)|mouflet(?:te)?|' +
  'gavroche|poulbot|titi parisien|jouvenceau|jouvencelle|jeunot(?:te)?|nourrisson|nouveau né|bébé|lardon|chérubin|bambino|bout de ' +
  '(?:chou|chouchou)|(?:petite?|ti|pti|ptite?) (?:bout|bonhomme|gars|mec|garçon|fille|gamine?|gosse|môme|cul|loup|ange|diable|' +
  'prodige|poucet|écol\\w+|monstre|filou|frérot|princesse|indien|génie|voyou|orphelin\\w*|frère|sœur|soeur|dernière?|nouveau|' +
  'nouvelle|bavarde?|curieu\\w+)|(?:très |toute? )?jeune (?:garçon|fille(?! au pair)|ado\\w*|prodige|collégien\\w*|lycéen\\w*|' +
  'écolier\\w*|scout\\w*|élève|pousse|orphelin\\w*|page|mousse|apprenti\\w*|écuyer|sapeur pompier)|collégien(?:ne)?|lycéen(?:ne)?|' +
  'écoli(?:er|ère)|cé?gépienne?|culottes? courtes?|enfant (?:star|prodige|unique de \\w+ ans|de chœur|de choeur|sauvage|des rues|' +
  'soldat|roi|acteur|placée?|gâtée?|timide|curieu\\w+|terrible|hyperacti\\w+|précoce|du village|du quartier)|minette|gamin des ' +
  'rues|maternelle|louveteau|louvette|jeannette|scout(?:e)? (?:marin)?|éclaireu(?:r|se)|farfadet|lutin|garçon manqué|puce|' +
  'schtroumpf|morpion|sale gosse|chiard|petiot(?:e)?|drôlesse|marmaille|écolo junior|communiant\\w*|pupille)'
const IS =
  '(?:suis|jsuis|chuis|es|t es|est|c’est|c|j?incarnes?|joues?|joue|jouer|interprètes?|toujours|encore|reste|perso|héroïne|héros|' +
  'voici|voilà|oc|comme|être|qu|pour|avec|moi|protagoniste|personnage)'
const ART =
  '(?:(?:toujours|encore|juste|seulement|qu|que|déjà|vraiment|à peine|un peu|un|une|quune?|dune?|le|la|l|cette?|ce|notre|mon|ma|' +
  'simple|vrai|vraie|vieille|brave|bon|bonne|drôle|de|d|jolie?|sacrée?|jeune|petite?|ptite?|gentille?|grande?|pauvre|tout|toute|' +
  'plus|éternelle?) ){0,4}'
const FUTURE = '(?:aura|auras|aurai|sera|serai|seras|fêtera|fêterai|fêteras|soufflera|soufflerai|atteindra|atteindrai|deviendra|deviendrai)'
const GROWN_UP_THINGS =
  '(?:voter|conduire|boire|signer|acheter|travailler|entrer|ouvrir|passer le (?:permis|code)|le permis|le code|le champagne|' +
  'l’alcool|la bière|le vin|le casino|un bail|louer|habiter seule?|vivre seule?|sortir seule?|voyager seule?|rester seule?|rentrer ' +
  'seule?|le vote|les boîtes|la discothèque|sortir en boîte|fumer|avoir (?:un compte|le permis|son)|un tatouage|se faire tatouer|' +
  'jouer au|parier|veiller|comprendre|se coucher|un verre|ce film|le scooter|un scooter|la moto|monter dans les manèges|le mariage|' +
  'se marier|donner son sang|les jeux d’argent)'
const PARENT =
  '(?:(?:mes|ses|tes|les|des) (?:parents|vieux|darons|deux papas|deux mamans|grands parents)|(?:ma|sa|ta|la|une) (?:mère|maman|' +
  'daronne|tante|tata|grand mère|mamie|tutrice|marraine|belle mère)|(?:mon|son|ton|le|un) (?:père|papa|daron|oncle|tonton|grand ' +
  'père|papi|papy|tuteur|parrain|beau père))'
const AGE =
  `(?:(?<!\\by )\\b[jnt]?(?:ai|as|a) ${HARDLY}# ?ans${PART}${NOT_AGE}|^(?:${W} ){0,3}${W} ?[,(:] ?# ?ans${PART}${TAIL}(?= ?(?:[,)]|` +
  '$))|\\b(?:étudiante?|apprentie?|fille|garçon|jeune|stagiaire|homme|femme) de # ?ans|\\b[fhmg] ?1[0-7]\\b|\\bage ?: ?#)'
const PUPILS =
  '(?:élèves|enfants|ados?|adolescente?s|jeunes|gamine?s|gosses|mômes|minots|collégien(?:ne)?s|lycéen(?:ne)?s|écoli(?:er|ère)s|' +
  'mineure?s|minimes|cadet(?:te)?s|poussin(?:e)?s|benjamine?s|juniors|louveteaux|scouts|pré ?ados|tout petits|bambins|jsp|petits|u ' +
  '?(?:[6-9]|1[0-9])|sous 1\\d|classes? (?:de|d)|pupilles|maternelles?|sixièmes|cinquièmes|quatrièmes|troisièmes|terminales|' +
  `secondes|premières|(?:[3-6])${E}s?(?: [a-h])?|cp|ce[12]|cm[12]|bantams?|internes|apprentis?|bébés|gymnasiens|petits patients|` +
  'moutards|marmots|débutants|stagiaires|nourrissons|fillettes|bacheliers|candidats|éclaireu(?:rs|ses))'
const WORK =
  '(?:(?:ancien(?:ne)? |future? retraitée? |jeune (?!sapeur|pompier)|vieux |vieille |brave |grande? |célèbre ' +
  ')?(?:prof(?:esseure?)?s?|instit(?:uteur|utrice)?|maître (?!nageur junior)\\w+|maîtresse (?:d|de)|enseignant(?:e)?|proviseure?|' +
  'principale? (?:du|de|d|adjoint)|direct(?:eur|rice)|surveillante?|surgé|cpe|atsem|aesh|pion(?:ne)? (?:au|du|de|dans)|concierge|' +
  'gardien(?:ne)? (?:du|de(?! but)|d(?!e )\\w+)|cantini(?:er|ère)|infirmi(?:er|ère)|pédiatre|orthodontiste|dentiste|médecin|' +
  'docteure?|psychologue|psy|pédopsy\\w+|orthophoniste|éducat(?:eur|rice)|animat(?:eur|rice)|entraîneu(?:r|se)|coach|monit(?:eur|' +
  'rice)|sélectionneu(?:r|se)|prépara(?:teur|trice)|cheftaine|chef(?:fe)? (?!de classe)\\w+|aumônier|curé|prêtre|avocate?|notaire|' +
  'juge|greffi(?:er|ère)|comptable|ingénieure?|ingé|architecte|géomètre|bouch(?:er|ère)|boulang(?:er|ère)|pâtissi(?:er|ère)|' +
  'cuisini(?:er|ère)|serveu(?:r|se)|barman|libraire|bibliothécaire|documentaliste|journaliste|rédact(?:eur|rice)|écrivaine?|' +
  'aut(?:eur|rice|eure)|romanci(?:er|ère)|traduct(?:eur|rice)|scénariste|réalisat(?:eur|rice)|act(?:eur|rice) (?:de|confirm)|' +
  'metteu(?:r|se) en scène|chauffeu(?:r|se)|conduct(?:eur|rice)|facteur|factrice|livreu(?:r|se)|policier|policière|gendarme|' +
  'pompier(?! (?:junior|volontaire en jsp))|sapeu(?:r|se) pompi(?:er|ère) pro\\w*|militaire|capitaine|lieutenant|pilote|hôtesse|' +
  'vétérinaire|pharmacienn?e?|kiné\\w*|ostéo\\w*|sage femme|chirurgien(?:ne)?|informaticien(?:ne)?|dévelop\\w+|graphiste|' +
  'illustrat(?:eur|rice)|photographe|consultante?|maire|adjointe?|député\\w*|conseill(?:er|ère)|responsable|gérante?|patron(?:ne)?|' +
  'commerçante?|employée?|fonctionnaire|cadre|ouvri(?:er|ère)|maçon(?:ne)?|plombi(?:er|ère)|électricien(?:ne)?|menuisi(?:er|ère)|' +
  'charpenti(?:er|ère)|mécan(?:o|icien(?:ne)?)|garagiste|coiffeu(?:r|se)|couturi(?:er|ère)|jardini(?:er|ère)|paysagiste|' +
  'agricult(?:eur|rice)|pêcheu(?:r|se) pro\\w*|épici(?:er|ère)|fleuriste|caissi(?:er|ère)|vende(?:ur|use)|agente?|arbitre|' +
  'inspect(?:eur|rice)|examinat(?:eur|rice)|chercheu(?:r|se)|scientifique|paléontologue|archéologue|biologiste|astronome|' +
  'historien(?:ne)?|sociologue|nounou|assistante? (?:maternelle|sociale|de|à)|auxiliaire|tutrice de stage|recteur|doyen(?:ne)?|' +
  'préf(?:et|ète)|ministre|vigneron(?:ne)?|apicult(?:eur|rice)|élagueu(?:r|se)|artisane?|taxi|routi(?:er|ère)|commerciale?|' +
  'secrétaire|drh|rh|fermi(?:er|ère)|barista|maraîch(?:er|ère)|hôteli(?:er|ère)|guide (?:à|de|touristique|conf|dans)|luthi(?:er|' +
  'ère)|horlog(?:er|ère)|bénévole (?:à|au|dans)|présidente?|trésori(?:er|ère)|retraitée?|veu(?:f|ve)|divorcée?|mariée?|célibataire ' +
  'endurcie?|trentenaire|quadra\\w*|quinqua\\w*|sexagénaire|septuagénaire|octogénaire|papi|papy|mamie|mamy|grand mère|grand père|' +
  'doctorante?|étudiante?(?! (?:(?:au|en|dans un|du) (?:\\w+ ){0,3}(?:lycée|collège|secondaire)|de (?:1[0-7]|dix sept|seize)))|' +
  'thésarde?|interne (?:en médecine|aux urgences|à l\\w+ hopital)|titulaire|chef|commandant|soldat|veilleu(?:r|se)|routard|' +
  'formateur|formatrice|maître d|maquilleu(?:r|se)|opticien(?:ne)?|assureu(?:r|se)|banqui(?:er|ère)|locataire))'

export const fr: Youth = {
  numbers: [
    '(?<!vingt |vingts |trente |quarante |cinquante |soixante |septante |huitante |nonante | et |dix )(?:deux|trois|quatre(?! vingt)|' +
      'cinq|six|sept|huit|neuf|dix sept|dixsept|dix(?! (?:sept|huit|neuf))|onze|douze|treize|quatorze|quinze|seize)',
  ],
  said: [
    // Ages with "ans".
    '(?<!\\by )(?:[jnt]|qu)?(?:ai|as|a|ont|avons|avez|ayant|avoir|aura|aurai|auras|aurait|auront|atteint|dépasse|affiche|avoue|' +
      `compte|totalise|gars|fait|fais|prend|prends|flirte avec|frôle|approche) ${HARDLY}# ?ans${PART}${NOT_AGE}`,
    `(?<=^|[,:;(–—/|•·+""=~] ?)${HARDLY}# ?ans${PART}${TAIL}${NOT_AGE}(?= ?(?:[,:;)(–—/|•·+""]|$|et (?!de|#)|mais |qui |élève|en |au ` +
      '|à |il |elle |aime|vit|habite|passionn|fan |toujours|dans sa|joue|adore))',
    `(?:${W} ){0,3}${W} #ans${PART}${NOT_AGE}(?= ?(?:,|$|${W}))`,
    `^(?:${W} ){0,2}${W} ${AGO}# ?ans${PART}${NOT_AGE}`,
    `${AGO}# ans (?:et demie?|trois quarts|et (?:quelques|des|un|#) (?:mois|poussières|jours|semaines)|moins (?:un|#|quelques|une) ` +
      `${W}|bien tassés|révolus|tout juste|à peine)${NOT_AGE}`,
    '(?:fêt\\w+|souffl\\w+|va sur|vais sur|vas sur|vont sur|sur|atteindr\\w+|célèbr\\w+|arrose|approche de|avoir|eu|franch\\w+|' +
      `passer|du haut de|malgré|pour|avec|jusqu à|de toute la hauteur de|aujourd’hui|dans) (?:mes|tes|ses|leurs|nos) ${HARDLY}# (?:ans|` +
      `printemps|bougies|piges|balais|hivers)${PART}${NOT_AGE}`,
    `(?<!(?:depuis|des|avant|a) )(?:ses|mes|tes) (?:futurs |tout |tout juste |jeunes )*# (?:ans|printemps|bougies)${PART}${NOT_AGE}`,
    `${THING}(?:d |de |d’à peine |de presque |d’environ |de bientôt |âgée? de |âgé\\(e\\) de |âgée? d’à peine |l’âge de )(?:à peine |` +
      `tout juste |seulement |bientôt |presque |environ )*# ?(?:ans|piges|balais|printemps|étés)${PART}${TAIL}(?! (?:de(?! ${W},)|` +
      'd(?:experience|anciennete|ecart|age)|après|plus tard|que|avant|sans|chez|comme)\\b)',
    `à (?:peine |seulement |tout juste |bientôt |même pas |mes |ses |tes )*# ans${PART}${TAIL}(?! (?:de|d\\w+ecart|près|` +
      'd\\w+intervalle)\\b)',
    '(?<!(?:depuis|pendant|de|y a|ya|dans|apres) )# (?:printemps|étés|bougies|piges|balais|ptites? années|petites? années)(?! (?:de |' +
      'd’|que ))',
    '(?:âge|age|ans|âgée?|années?)(?: du perso\\w*| apparent| actuel| réel)? ?[:=–—>] ?(?:bientôt |presque |environ )*#(?! ?(?:mars|' +
      `${MONTHS}|/|x))`,
    `(?:en |j’en |n’en |t’en )(?:a|ai|as|aura|aurai|paraît|fait|fais) ${HARDLY}#(?= ?(?:,|$|\\)|et demi|depuis|en ${MONTHS}|` +
      'maintenant|mais|tout))(?<!(?:fille|fils|enfants?|chats?|chiens?) .{0,40})',
    `# ans${PART} (?:et .{0,12})?(?:qu’?\\w*|que) .{0,30}(?:est née?|suis née?|es née?|a vu le jour|a ouvert les yeux)`,
    '(?:sa|ma|ta) (?:sixième|septième|huitième|neuvième|dixième|onzième|douzième|treizième|quatorzième|quinzième|seizième|dix ' +
      'septième|dix huitième|1[0-8]e|1[0-8]eme) (?:année(?! (?:de|d|dans|comme|à|au|chez|en))|bougie|printemps)',
    '(?:son|mon|ton) (?:cinquième|sixième|septième|huitième|neuvième|dixième|onzième|douzième|treizième|quatorzième|quinzième|' +
      'seizième|dix septième|dix huitième|(?:[5-9]|1[0-8]) ?(?:e|eme)) (?:anniversaire(?! de)|printemps)',
    '(?:n’a|n’ai|n’as|pas|même pas|à peine|pas encore|guère) (?:pas )?(?:encore |même |plus de )?(?:10|dix|onze|douze|treize|' +
      'quatorze|quinze|seize|dix sept|1[0-7]) ans(?! d)',
    // Ages without "ans".
    '^(?!(?:rue|avenue|salle|chambre|chapitre|page|niveau|tome|saison|partie|étape|épisode|numéro|bus|ligne|place|table|porte|' +
      `quai)\\b)(?:[a-zœ]+ ){0,3}[a-zœ]{2,}, ${HARDLY}(?:(?:[5-9]|1[0-7])(?![\\d:%]|[.,]\\d)|onze|douze|treize|quatorze|quinze|seize|` +
      'dix sept)(?: et demi)?(?=,|$)',
    '^(?!(?:chapitre|partie|tome|saison|note|épisode|page|niveau|figure|salle)\\b)(?:[a-zœ]+,? ){0,4}[a-zœ]{2,} ?\\((?:âge |bientôt ' +
      ')?(?:[5-9]|1[0-7]|onze|douze|treize|quatorze|quinze|seize|dix sept)(?: ?ans)?(?: et demi)?\\)',
    '\\(# ans(?: et demi)?(?: ?[,/][^)]{0,30})?\\)',
    '(?:(?<=^|[,(/:;–—|•·] ?)|suis |salut |moi |une? |slt |cc |c )(?:[fhmg]|fille|meuf|mec|gars|garçon|fillette|girl|boy|masculin|' +
      'féminin) ?[/,:]? ?(?:1[0-7])(?= ?(?:[,/);|–—•·]|$|d|en |à |ans|a ))',
    '(?:(?<=^|[,(/:;–—|•·] ?)|suis )1[0-7] ?[/,]? ?(?:[fhmg]|fille|garçon|meuf|mec|ya|yo|yrs|y ?o)(?= ?(?:[,/);|–—•·]|$|d|en |à ))',
    '(?<=^|[,(/|] ?)(?:1[0-7]|[5-9]) ?(?:yo|y o)(?= ?(?:,|$|[)/|]))',
    // Birth and coming of age.
    'née?(?:\\(e\\)|·e)?,? (?!(?:.{0,40}(?:fils|fille)) )(?:(?!\\d{4})[\\wœ/]+,? ){0,6}(?:\\d{1,2}[/. ]\\d{1,2}[/. ])?@',
    '(?:(?:année|date|jour|an) de naissance|naissance|naiss|née?|cru|millésime|génération|classe|promo)(?: ?\\(?\\w*\\)?)? ?[:=]? ' +
      `?(?:le |en |de )?(?:\\d{1,2}[/ ](?:\\d{1,2}|${MONTHS})[/ ])?@`,
    `(?:je suis|il est|elle est|tu es|c est une?|une?|un bébé|enfant|fille|garçon|gamine?|jsuis|l’année|de|du \\d\\d? ${MONTHS}) ` +
      '(?:de |d’|l’année )@(?! à)',
    `${FUTURE} (?:enfin |bientôt |seulement |seule |tout juste |légalement |ses |mes |tes |que |l’âge |ma |sa )*(?:18|dix huit|` +
      'majeure?|majorité|légal|dix huit bougies|adulte|en âge)(?! ans (?:de|d(?:exp|anc)\\w+)\\b| heures)',
    '(?:avant|jusqu’à|attend|attendant|attends|vivement|attendre|d’ici|vers|approche|d’attendre) (?:d’être |d’avoir |de fêter |' +
      'd’atteindre |qu’il soit |qu’elle soit |de devenir |l’âge de |encore |la |sa |ma |ta |ses |mes |tes |les )*(?:majorité|dix huit ' +
      'ans|18 ans|majeure?(?! depuis)|dix huitième|dix huit bougies|18 bougies)(?! (?:de|danc\\w+|dexp\\w+|ou plus|et plus|légale|' +
      'là)\\b)(?<!(?:images|photos|prises) avant .{0,15})',
    '(?:de|à|près|loin|proche) (?:d’être |d’avoir |de fêter |avoir |être |fêter |d’atteindre |de devenir |sa |ma |ta |ses |mes |tes |' +
      'de )+(?:majorité|dix huit ans|18 ans|majeure?(?! depuis)|dix huitième|dix huit bougies|18 bougies)(?! (?:de|danc\\w+|dexp\\w+|' +
      'ou plus|et plus)\\b)',
    '(?:pas|point|même pas|nullement) (?:encore |tout à fait |près d |tout de suite )*(?:majeure?|18 ans|18ans|dix huit ans|adulte|' +
      'la majorité|ses 18|ses dix huit|mes 18|mes dix huit|en âge d\\w*)(?! (?:de|d\\w+ancien\\w+)\\b)',
    '(?:quand|dès que|lorsqu|quand il|une fois) (?:\\w+ )?(?:sera|serai|seras) (?:enfin )?(?:majeure?|adulte|grande?)|une fois ' +
      'majeure?|à (?:sa|ma|ta) majorité|(?:presque|bientôt|quasi) majeure?',
    '(?<!y )(?:manque|reste|restent|manquent|encore|plus que|dans|à)(?: que| plus que| encore)? (?:une? |quelques |# |petite?s? |' +
      'moins d une? )*(?:an|ans|années?|mois|semaines?|jours?) (?:à attendre )?(?:pour|avant|de|jusqu à) (?:sa |ma |ta |la |être |' +
      'avoir |ses |mes |d’être |pouvoir |d’avoir |de pouvoir )*(?:majorité|majeure?|18|dix huit|voter|conduire|signer|permis|bac(?! ' +
      '\\+)|brevet)',
    `dans (?:une?|quelques|#) (?:an|ans|années?|mois|semaines?)(?: et demi)?,? .{0,16}(?:${FUTURE}|pourr\\w+|passer\\w+|voter\\w+|` +
      'fini\\w+) .{0,24}(?:droit|majeure?|majorité|18|dix huit|voter|conduire|permis|âge légal|bac|lycée|collège|signer|secondaire)',
    '(?:majeure?|18 ans|18ans|dix huit ans|majorité|voter\\w*|bac|diplôme|diplômée?|brevet|permis|lycée|âge légal|secondaires?|urnes|' +
      `maturité|collège) (?:${W} ){0,5}(?:en|qu en|quen|pour|avant|avant le \\d+ ${MONTHS}|le \\d+ ${MONTHS}|${MONTHS}) %`,
    `(?:pas|point) avant (?:le )?(?:${W} ){0,3}%|(?:en|qu en|quen|dès) % .{0,30}(?:majeure?|majorité|voter|permis|bac|lycée|dix huit|` +
      '18 ans|âge légal)',
    '(?:promotion|promo|diplômée?|bachelière?|finissante?s?|bac|sort du lycée|fini\\w* (?:le lycée|le secondaire)) (?:de |en |d |: )?%',
    '(?:dix huit ans|18 ?ans|majeure?|dix huit|majorité)(?: seulement| que)? (?:seulement |que )?(?:dans (?:une?|#|quelques) |l’an ' +
      'prochain|l’année prochaine|le mois prochain|la semaine prochaine|cet (?:été|automne|hiver)|ce printemps|en fin d’année|bientôt)',
    '(?:n’aura|n’aurai|n’auras|n’est|ne sera|ne serai) .{0,12}(?:18 ans|dix huit ans|majeure?) (?:que|qu\\w*)',
    '(?<!(?:aux|refuse les|interdit aux|les|des|personnes? de|avoir|peut etre|quelqu\\w+ a|chacun|si tu as|personnage de|clients de) ' +
      ')moins de (?:18|dix huit|16|seize|15|quinze|13|treize|12|douze) ans(?! (?:de|d\\w+)\\b)',
    // What is not allowed yet, and who signs.
    '(?<!(?:ceux|jeunes|clients|celles|personnes) qui )(?:pas|point|loin d|jamais|ni)(?: encore| même| vraiment| tout à fait| non ' +
      'plus| du tout)? (?:d |de )?(?:avoir )?l’âge(?! d’or)',
    `(?:trop|encore|un peu|bien trop|tellement) (?:jeunes?|petite?|jeunette) (?:de ${W} ${W} |de ${W} |encore |même )*(?:pour|x)(?: ` +
      `que| pouvoir| qu\\w+| avoir)? ?${GROWN_UP_THINGS}`,
    '(?:peut|peux|pourra|pourrai|pourras|pouvoir)(?: toujours| même)? pas (?:encore|même|tout de suite|légalement)(?: \\w+)? ' +
      `${GROWN_UP_THINGS}|pas encore le droit (?:de |d’|à )${W}|pas (?:le droit )?(?:de |d’)(?:voter|conduire|acheter|boire|sortir|` +
      'veiller)(?= |$|,)(?! au)|(?:aura|aurai|auras) (?:enfin |bientôt )?le droit (?:de |d’)(?:voter|vote|conduire|boire|signer|' +
      'sortir)|(?:pas|jamais) (?:encore |non plus )?(?:ouvrir|avoir|signer) (?:un |de |son )?(?:compte|bail|contrat|carte) (?:seule?|' +
      'sans (?:ses|mes|l))|a le droit de (?:rester|sortir|rentrer|prendre le \\w+|aller à \\w+|veiller) (?:seule?|toute? seule?|jusqu)',
    '(?:signature|autorisation|accord|permission|consentement|mot|signé\\w*|feu vert|dérogation|contresign\\w+|décharge|contrat ' +
      '\\w+) (?:écrite? |obligatoire )?(?:par|de|des|d) (?:mes|ses|tes|sa|son|ma|mon|ta|ton|la|le|les|l|un|une)? ?(?:deux ' +
      ')?(?:parents?|mère|père|maman|papa|darons?|tuteur|tutrice|représentants? lég\\w+|responsables? lég\\w+)|autorisations? ' +
      '(?:parentales?|de sortie)|contrôle parental|(?:accord|autorité|consentement) parentale?|représentante? légale?',
    `${PARENT} (?:a |ont |doit |doivent |devra |qui )*(?:signe\\w*|cosign\\w+|contresign\\w+)(?= |,|$)`,
    `${PARENT} (?:ne )?(?:(?:lui|me|te|l|nous|le|la|les) )?(?:[mtl]?(?:a|ont|avaient|avait) )?[mtl]?(?:interdi\\w*|confisqu\\w*|` +
      'coup\\w* le|défend\\w*|dépos\\w*|emmèn\\w*|amèn\\w*|refus\\w*|accompagn\\w*|récupèr\\w*|impos\\w*|laiss\\w* (?:pas|sortir|' +
      'rentrer|veiller|encore)|autoris\\w*|oblig\\w*|privé\\w*|puni\\w*|vérifi\\w*|prépar\\w* (?:le|son|mon) goûter|veulent pas|veut ' +
      'pas|bord(?:e|ent)|lit une histoire|attend\\w* (?:devant|à la sortie)|command\\w* d\\w+ aller|condui\\w* (?:à|au|tous)|' +
      'surveill\\w*|gronde\\w*|choisi\\w* (?:encore )?ses|achèt\\w* (?:encore )?ses|aid\\w* (?:à|pour) (?:ses|mes|faire ses) devoirs|' +
      'vien\\w* (?:me |le |la )?chercher|inscri\\w*|aident le soir)|parents (?:sont |très |trop |assez )*(?:stricts?|sévères?|' +
      'protecteurs)',
    `(?:confisqué\\w*|punie?|privée?|grondée?|inscrite?|surveillée?) par ${PARENT}|(?:doit|dois) (?:\\w+ )?(?:rentrer|être rentrée?|` +
      'être au lit|se coucher) (?:avant|à) (?:la nuit|\\d+ ?h\\w*|le dîner|huit|neuf|vingt)',
    '(?:déposée?|emmenée?|accompagnée?|récupérée?|amenée?|conduite?|gardée?) (?:à l’école|au collège|au lycée|devant l\\w+|chaque ' +
      `matin|tous les matins)? ?par ${PARENT}`,
    '(?<!pas d )(?<!pas de )(?:couvre feu|argent de poche)|(?:privée?|confisqu\\w+|interdi\\w+) (?:de |d )?(?:sortie|écran|console|' +
      'téléphone|dessert|portable)|(?:suis|est|es|encore|être|jsuis) punie?s?(?= |,|$)|les soirs d’école|les jours d’école|baby sitter ' +
      '(?:le|la|qui|du)|sa baby sitter|(?:ma|ta|sa) (?:nounou|nourrice)|encore (?:un|son|le|une|sa) (?:pédiatre|baby sitter|nounou|' +
      'nourrice)|chez le pédiatre|famille d’accueil|(?:placée?|vit|grandit) (?:en|dans une?|au|à l\\w*) (?:foyer|orphelinat|famille ' +
      'd’accueil|ase)|pupille de (?:la nation|l état)|garde alternée|une semaine sur deux chez|aide sociale à l’enfance|émancipée?',
    `(?:vit|vis|habite|habites|loge|encore|toujours|vivre|dort) (?:encore |toujours |seule? |à \\w+ )*chez ${PARENT}`,
    '(?:^|, |\\(|\\b(?:est|es|suis|jsuis|encore|toujours|personnage|perso|fille|garçon|élève|apprenti\\w*|ado|employée?|étant|donc|' +
      'car|comme|reste|soit|vu que|célibataire|orphelin\\w*) (?:\\w+ )?)(?:toujours |encore |légalement )*mineure?(?= |,|$|\\))(?! ' +
      '(?:de|d|des|en|du|mais vital)\\b)|minorité légale|mineure? (?:émancip|isolé|non accompagn|placé|étranger)\\w*',
    // School.
    '(?:en|rentre au|rentre en|entre au|entre en|passe au|passe en|entrer au|au|redouble|redoubler|sa|ma|ta|son|mon|classe de|élève ' +
      'de|finit|termine|fini|refait|finir|commence|niveau|suit la|niveau ?:|classe ?:|de|la|une|du|l|saute|sauter|délégué de|cycle ?:) ' +
      '(?:sa |ma |ta |la |le |son |mon )?(?:cp|ce ?[12]|cm ?[12]|(?:toute )?(?:petite|moyenne|grande) section|terminale(?! (?:mobile|' +
      'de paiement))|tle(?: [a-z]+)?|ulis|segpa)',
    '(?:suis|jsuis|est|es|c est|être|sera|serai|encore|toujours|déjà|actuellement|entre|entres|entrera|entrerai|rentre|rentres|passe|' +
      'passes|passera|passé|passer|monte|va|vas|vais|arrive|entrer|entré\\w*|entrant|rentrant|redouble|élève|scolarisée?|inscrite?|' +
      'chute|fille|gars|garçon|ado|demoiselle|^|,|:|raté|amie?|moi|saute|directement|étudie|jeune|puni\\w*|copine|copain|sœur|soeur|' +
      `frère) ?(?:\\w+ )?(?:en|sa|dans une classe de|la) (?:classe de )?${ORDINAL}(?: [a-h]\\d?| ?\\d)?(?= ?(?:,|$|[)(/–—:|]|et |à |au ` +
      '|dans |cette|mais|chez|pro|gén|tech|litt|s\\b|s\\d|es\\b|l\\b|st|sc|section|générale|mention|option|euro|bilangue|harmos|' +
      'secondaire|primaire|sans|avec|qui|depuis|année (?:du |de )?(?:prim|second|coll|cap|bac pro|mat|lyc)|prépa|spé|d\\b|a\\b|c\\b|' +
      'b\\b|du (?:coll|lyc|sec|prim)|elle|il|tu|je|jki|jai|j|où|l an|l ann|en (?:sep|juin|octo|jan)\\w+|cette|aime|fan|pour|' +
      `${W}$))${NOT_CLASS}`,
    '(?:redouble|redoublé|redoubler|redoublant|finit|termine|commence|finir|terminer|refaire|refait|attaque|finis|termines?|sauté|' +
      `saute|bouclé|recommence|prépare|fait|fais) (?:sa|ma|ta|son|mon|ton|la|une|leur) (?:année de )?${ORDINAL}(?= ?(?:,|$|mais|et |à |` +
      'au |en |pro|dans|avec|harmos|secondaire|primaire|générale|parce|cette|pour|année (?:du |de )?(?:prim|sec|coll|lyc|cap)))',
    '(?:classe|classes|cours|élève|délégué\\w*|niveau|stage|copains?|copines?|camarades?|prof principale?|contrôles?|rentrée|année|' +
      `programme|groupe|bal|voyage) (?:scolaire )?(?:de |en |: ?|d ?observation de |des )?(?:la |sa |ma |ta )?(?:${ORDINAL}|terminale|` +
      'cm[12]|ce[12]|cp)(?: ?[a-h1-9])?(?= ?(?:,|$|et |à |au |de |du |[(/]|pour|dans|en |qui|s\\b|pro|chez|il |elle |avec|est|' +
      `littéraire|a |générale|cette))${NOT_CLASS}`,
    `^(?:${W} ?:? ){0,5}(?:classe|niveau|année|scolarité|études|statut|école) ?: ?(?:de |en |élève|coll|lyc|${ORDINAL}|terminale|cm|` +
      'ce|cp|secondaire)(?! de master)',
    `${ORDINAL} (?:(?:année )?(?:du |de |au |en )?(?:cycle )?(?:primaire|secondaire|collège|lycée|harmos|fondamentale|bac pro|cap|` +
      'maternelle|gymnase|athénée|humanités|générale|technologique|littéraire|scientifique|prépa métiers|pro|segpa|s\\d?|es|stmg|sti2d|' +
      'st2s|stl|abibac|agricole|moyenne|gén|techno)(?= |,|$))(?! (?:guerre|âge|de la ligue))',
    '(?:10|11|9|8|7|6|5)e? ?(?:e |ème |eme )?harmos|(?:en|de|au|son) (?:secondaire|sec) ?[1-5](?= |,|$)|(?:première|deuxième|' +
      'troisième|quatrième|cinquième|dernière|1re|[2-6]e) (?:année )?(?:du |de |en )?(?:secondaire|primaire)|en ns ?[1-4]|en ' +
      's[1-5](?=,|$)|tronc commun|(?:en|sa|ma|la) (?:rhéto|poésie|réto)(?= |,|$)|[1-6](?:e|ère|re|ème) (?:sec|prim|secondaire|primaire|' +
      'année primaire)|(?:[1-7]e|7e|6e|5e) (?:au|du) lycée classique|(?:1|2)(?:ère|e|re)? (?:année )?bac(?= |,|$)(?! \\+)',
    '(?<!(?:prof|professeure?|maitre|instituteur|institutrice) )(?:va|vas|vais|aller|d’aller|allant|ira|irai|iras|vont|fréquent\\w+|' +
      'étudie|étudies|scolarisée?|inscrite?|encore|toujours|entre|entrer|entrera|entrerai|rentre|rentrer|rentrera|élève|élèves|quitter|' +
      'quittera|est|suis|es|jsuis|pensionnaire|interne|demi pensionnaire|arrive|nouveau|nouvelle|reprend|commence|commencer|passe|' +
      'passera|passer|entrée|ma rentrée|rentrée|entrant|apprend|dort|déteste|déteste|adore|boursi\\w+|sort|sortie|rentre|première ' +
      'année|dernière année|déjà|finit|termine|gagne|aime|retour|terreur|mascotte|star|reine|roi|populaire|cancre|génie) (?:tous les ' +
      'jours |à vélo |à pied |encore |bientôt |enfin |seulement |toujours |déjà |plus tard |en bus )*(?:à l |a l |à |à la |au |au même ' +
      '|dans un |dans une |dans le |dans son |en |le |la |l |son |du |de l|d un |de |de la |à son |mon |de mon |de son |a l|à l|a ' +
      `)?(?:petit |petite |grand |grande |même |nouveau |nouvelle |premier |futur )*(?:${SCHOOL}|l?ecole(?! (?:d\\w+|de (?:commerce|` +
      'management|design|mode|police|cuisine|journalisme|musique|danse|théâtre|médecine|droit|cirque|conduite)|supérieure|hôtelière ' +
      'supérieure|vétérinaire|navale|normale|polytechnique)))(?= |,|$|\\))',
    '(?<!(?:rue|place|quartier|avenue|impasse|chemin|boulevard|cote|pres|face|derriere) )(?:son|mon|ton|leur|au|le|un|petit|grand|ce|' +
      'premier jour (?:au|de)|cour du|toilettes du|couloirs du|sortie du|dernière année de|année de) (?:collège|lycée|bahut)(?: ' +
      '\\w+)?(?= ?(?:,|$|et |à |de |[(]|en |où|jean|victor|jules|saint|sainte|français|privé|public|pro|agricole|général|technique|' +
      'hôtelier|moderne|classique|militaire|professionnel|avec|du |mais|parce|en train))(?<!(?:prof|agent|surveillant\\w*) (?:au|du) ' +
      '\\w+)',
    `(?:^|[,(:–—/] ?|\\b(?:une?|l|d|cette?|${IS}|la|le|bon|bonne|brillante?|mauvaise?|jeune|ancien|excellente?|meilleure?|tout|` +
      'toute) )(?:\\w+ )?(?:l?élève (?!ingénieur|officier|infirmi|avocat|pilote|de l\\w+ ens|moniteur|à l ena|gendarme|policier)|' +
      '(?:[ld]?élève|collégien(?:ne)?|lycéen(?:ne)?|écolier|écolière|interne au|interne en (?:seconde|première|quatrième|3e)|demi ' +
      'pensionnaire|redoublante?|bachotte\\w*))(?= |,|$|\\)|(?<= ))',
    '(?:déléguée?s?|suppléante?|chouchoute?|(?:premier|première|dernier|dernière|pitre|clown|bavarde?|rigolo|terreur|plus \\w+|plus ' +
      'jeune|tête|mascotte|intello|meilleure?|major) (?:de|en)) (?:de |en )?(?:sa |ma |ta |la |son )?classe(?! (?:affaires|moyenne|' +
      'ouvrière|politique))|première? de (?:sa |la )?classe|(?:camarades?|copains?|copines?|amis?|ami|binôme|voisine?) (?:de |du |de ' +
      'la )(?:classe|récré\\w*|cour|collège|lycée|cantine|cm[12]|école)|photo de classe|(?:sa|ma|ta) (?:classe|maîtresse|' +
      'instit\\w*)(?= |,|$)(?! (?:de|d|naturelle|et son (?:chic|élégance)|sociale)\\b)|(?:son|mon|ton) (?:instit\\w*|maître d\\w*ecole|' +
      'prof (?:de|d|principal))|sauter une classe|sauté (?:une|deux) classes?|le maître dit|la maîtresse',
    '(?:son|ses|mon|mes|le|les|un|faire|fait|fais|finir|fini|après) (?:ses |mes |les |tous ses |leurs )?(?:devoirs|cartables?)(?= ' +
      '?(?:,|$|et |de |sur |avec |à |trop|dans|avant|en |le |du |pour |tout|jamais|violet|rouge|bleu|au |aussi))|cartable|aux ' +
      'récré\\w*|(?:à|à la|en|pendant la|pendant les|chaque|cour de|la) récré(?:ation)?s?|à la cantine(?! (?:de l\\w*usine|' +
      'd\\w*entreprise))|heures? de colle|en colle|collée? (?:mercredi|samedi|le)|(?:fond|premier rang|dernier rang) de la classe|' +
      'carnet de (?:correspondance|liaison|notes)|pronote|école directe|bulletin (?:scolaire|de notes|du trimestre)|sorties? ' +
      'scolaires?|voyage scolaire|classe (?:verte|de neige|de mer|découverte)|car scolaire|bus scolaire|ramassage scolaire|fournitures ' +
      'scolaires|conseil de classe|vie scolaire|cour (?:du collège|du lycée|de l’école|d’école)|soutien scolaire|journal (?:du collège|' +
      'du lycée|de l’école)|kermesse de (?:l’|son )école|phobie scolaire|décrocheu(?:r|se)|déscolarisée?|harcelée? (?:au|à l)|' +
      '(?:interro|contrôle|dictée|dm|ds|exposé|colle|rédac|interros?|évaluations?|contrôles|poésie) (?:surprise )?(?:de |d’|en |sur |à ' +
      ')(?:maths?|français|anglais|histoire|svt|techno|physique|géo|allemand|espagnol|apprendre|latin|demain)|matière (?:préférée|' +
      'favorite|détestée)|après (?:l’école|les cours|le collège|le lycée|la classe)|avant (?:l’école|les cours)|(?:bavarde|dort|rêve|' +
      'chante|rit) en (?:classe|cours)|sèche (?:les |des |l )?(?:cours|école)|salle de perm\\w*|en (?:perm|permanence)(?=,|$)|' +
      '(?:emploi du temps|rentrée des classes|rentrée prochaine|à la rentrée)|(?:bonnes?|mauvaises?|meilleures?) notes?(?= |,|$)(?! ' +
      '(?:de musique|de bas))|grandes vacances|vacances scolaires|ens?eigne ment obligatoire|instruction obligatoire|(?:à|en) l’école ' +
      '(?:à la maison)|obligation scolaire|âge scolaire|école buissonnière',
    '(?:passe|passer|passera|passerai|passes|prépare|préparer|prépares|révise|réviser|révises|révision|révisions|avant|stresse pour|' +
      'après|aura|obtenir|vient d\\w+|fait|présente|échou\\w+|rate|raté|attend|bosse|décroch\\w+|réussi\\w*|rat\\w+|en vue|pour|avoir|' +
      'd avoir|d obtenir|eu) (?:de |du |d |pour )?(?:avoir |réussir )?(?:le |la |son |sa |mon |ma |ton |ta |ses |du |l |au |les ' +
      'épreuves du |l’examen du |l’oral du )?(?:futur |prochain )?(?:brevet(?! (?:d\\w+etat|de pilote|fédéral))|bepc|bfem|cepe?|cfee|' +
      'cep|bem|ceb|ce1d|cess|dnb|dfe|def|tenafep|concours d’entrée en (?:sixième|6e|seconde)|bac(?:calauréat)?(?: (?:blanc|de français|' +
      'pro|général|français|techno|scientifique))?|maturité gymnasiale|matu|l?examen d’entrée (?:au (?:gymnase|collège|lycée)|en ' +
      '(?:sixième|6e))|cfg|assr ?[12]?|bsr|permis am|bia)(?= |,|$)(?! (?:\\+|depuis|pro agricole en poche))',
    '(?:pas|sans|point)(?: près d| encore| même)*(?: encore)?(?: passé| eu| avoir)? (?:le |son |mon |de |d )?(?:bac|brevet|bsr|' +
      'permis am)(?= |,|$)|bac blanc|brevet blanc|oral du brevet|parcoursup|affelnet|bac de français|grand oral|spécialités? (?:maths|' +
      'svt|hggsp|nsi|physique|ses|llce)|option (?:latin|théâtre|grec|bilangue)|stage (?:d’observation|de (?:troisième|3e|seconde|' +
      '2nde))|troisième prépa|cap (?:petite enfance|cuisine|boulang\\w+|pâtiss\\w+|coiffure|méca\\w*|menuis\\w+|élec\\w*)(?= ?(?:,|$|' +
      'et |à |au |en ))(?<!(?:a|ai|son|un ancien) (?:un |son )?cap \\w+)|bac pro|ccf|mention (?:complémentaire)(?=,)',
    'bsr|permis am|conduite accompagnée|l?aac(?= |,|$)|(?:jdc|journée (?:défense|d’appel)|recensement (?:en mairie|citoyen|' +
      'militaire)|se faire recenser|snu|service national universel)|cinquante cm3|50cc|voiturette|carte (?:jeune|imagin|scolaire)|pass ' +
      'culture|petites roues|petites roulettes|(?:attend\\w*|trop jeune|pas encore) (?:d |pour |de |le |son )*(?:permis|code)(?= |,|' +
      '$)(?! (?:de chasse|de construire|poids|bateau))',
    '(?<=^|[,(:–—] ?)en (?:[3-6] ?(?:e|eme)|cm[12]|ce[12]|cp|sixième|quatrième|2nde|terminale)(?= ?(?:,|$|au |à ))|(?<=^|[,(:–—] ' +
      '?)(?:[3-6] ?(?:e|eme)|sixième|cinquième|quatrième|troisième|seconde|2nde|terminale|1ere|première) (?:[a-h]|\\d)(?= ?(?:,|$|' +
      '\\)))|quand (?:il|elle|j|on|tu) ?(?:aura|aurai|auras) (?:enfin )?l’âge|(?:fait|fera|ferai|prépare|après|pour) (?:sa|ma|ta) ' +
      '(?:première )?communion|[ld]?équipe (?:cadette|minime|benjamine|junior|poussine)|à l’école (?:lui|le|la|les|on|tout le monde|des)',
    // Clubs, teams and ceremonies.
    '(?:joue|jouer|jouent|évolue|gardien(?:ne)?|but|attaquant\\w*|défenseu\\w*|milieu|capitaine|ailière?|pivot|meneu(?:r|se)|nage|' +
      'court|chez|équipe|catégorie|club|en|sélectionnée?|surclassée?|licenciée?|championne?|vice championne?|tireu(?:r|se)|judokat?e?|' +
      'gymnaste|niveau|compète|passe|monte|buteu(?:r|se)|pilier|talonneur|centre|joueu(?:r|se)|escrimeu(?:r|se)|nageu(?:r|se)|tennis|' +
      'hand|foot|basket|rugby|hockey|natation|judo|athlétisme|aviron|titre|gagné|dans le|dans l|au|aux|régionale?|départementale?|de ' +
      'france) (?:de but |central |\\w+ )?(?:en |chez |dans |avec |des |de |aux |les |le |équipe |catégorie |l |: )*(?:catégorie |' +
      'équipe |championnat |niveau )*(?:u ?(?:[6-9]|1[0-7])|u ?1[0-7][fgm]?|sous (?:[6-9]|1[0-8])|moins de (?:1[0-8]|[6-9])|minimes?|' +
      'cadet(?:te)?s?(?! (?:des|de (?:la|ses)))|benjamine?s|poussin(?:e)?s?|pupilles?|moustiques?|bantam|pee ?wee|atome|midget|mini ' +
      'poussin\\w*|juniors?|babys?|préminimes?|scolaires|aspirants|éveil|diablotins?|école de (?:foot|rugby|judo|hand|basket|cyclisme|' +
      'natation|tennis))(?= ?(?:,|$|au |à |de |du |dans|et |[(]|féminin|masculin|régional|nation|départ|élite|en |chez|a |d|b |aaa?|cc|' +
      'relève))',
    `(?:^|[,:(–—] ?|${IS} (?:une? |le |la )?|une? |sous )(?:\\w+ )?(?:poussin(?:e)?|minime|cadet(?:te)?|benjamine?|pupille|sous ` +
      '1[0-8]|u ?1[0-7])(?= ?(?:,|$|au |à |de |du |en (?!chef)|dans|chez|nation|1|2|[(]|des |d))(?<!u1[89])',
    `(?:^|[,:(–—] ?|${IS} |une? |cette? |le |la |jeune |petite? )(?:une? |toute? |fière? |vaillante? )?(?:louveteaux?|louvette|` +
      'jeannette|farfadet|lutine?|castor|scoute?|éclaireu(?:r|se)|pionni(?:er|ère)|guide aînée|caravelle|nuton|baladin|ranger|cordée|' +
      'aventuri(?:er|ère)|sizenière?|sizenier|moussaillon|routière|poussin) (?:chez|dans|de (?:la|l|son|sa|france|belgique)|du|des|aux|' +
      'à|au|en|chez les|,|joyeux|depuis|qui|curieu\\w+)',
    '(?:fait|fais|fait du|vient du|va au|vas au|membre du|au|aller au) patro(?= |,|$)|chez les (?:louveteaux|scouts|jeannettes|' +
      'éclaireu\\w+|guides|farfadets|pionniers|baladins|lutins|castors|jsp|cadets|minimes|benjamins|poussins|petits|moyens|guides ' +
      'aînées|nutons)|(?:sa|ma) (?:patrouille|sizaine|meute)|promesse (?:scoute|de louveteau)|camp scout|jsp ?\\d?|jeunes? sapeu(?:rs?|' +
      'ses?) pompi\\w+|cadets? (?:de la (?:gendarmerie|marine|police)|des pompiers|de l)|centre aéré|colonies? de vacances|la colo|en ' +
      'colo|centre de loisirs|accueil de loisirs|périscolaire|garderie|foyer des jeunes|maison des jeunes|mjc|conseil (?:municipal|' +
      'communal) des (?:enfants|jeunes)|parlement des enfants|galop [1-5]|poney club|babygym|baby (?:foot club|judo|gym)|école de ' +
      '(?:foot|rugby|cirque junior)|camp (?:d’été|de jour)|ceinture (?:blanche|jaune|orange|verte) (?:de|au) judo(?= et)',
    '(?:première communion|profession de foi|communion solennelle|(?:sa|ma|ta) (?:confirmation|ba[rt] mit?[sz]va?h?)|catéchisme|caté|' +
      'kt|enfant de ch(?:œ|oe)ur|servante? d’autel|petits chanteurs|petit chanteur|petit rat|école maîtrisienne|maîtrisien\\w*)',
    '(?:le|la) plus (?:jeune|petite?) (?:de (?:la (?:colo|classe|bande|famille|fratrie|troupe|chambrée|équipe|maison)|l’équipe|l ' +
      'equipage|sa (?:famille|fratrie))|du (?:club|groupe|collège|lycée|village|bord|bus|cm[12]|chœur|choeur))|(?:le|la) (?:petite? ' +
      ')(?:dernière?|dernier)|(?:le |la |l )?(?:benjamine?|cadet(?:te)?) (?:de (?:la|sa|notre) (?:famille|fratrie|classe|maison)|des ' +
      '(?:\\w+))|petit dernier|petite dernière|(?:est|c est) la plus petite|tout juste sevrée?|(?:fils|fille) (?:du|de la|des?) ' +
      '(?:\\w+), encore',
    // Words for the young.
    `(?:(?<=^|[,:;(–—/""] ?)|\\b${IS} )${ART}${KID}(?= |,|$|[)(:/–—""|])(?! (?:intérieur|dans l|que (?:j|tu|il|elle) (?:étai|fus|` +
      'ete)|mal élevés|au pair|des voisins apprend))',
    '(?:une?|cette?|ce|le|la|l’?|mon|ma|notre) (?:\\w+ )?(?:gamine?|gosse|môme|minot|fillette|garçonnet|ado|adolescente?|préado|' +
      'collégien(?:ne)?|lycéen(?:ne)?|écoli(?:er|ère)|bambin|mioche|marmot|jeune garçon|petit garçon|petite fille|galopin|mouflet|titi ' +
      'parisien|jeunot|minette) (?:de|du|d\\w+|des|qui|à|au|en|un peu|très|tr[eo]p|timide|rêveu\\w+|bavarde?|accro|curieu\\w+|' +
      'débrouillarde?|espiègle|marseillaise?|et|fan|avec|aux|dont|sans|plein\\w*|passionn\\w+|discr\\w+|mal|surdou\\w+|solitaire|' +
      'rebelle|introvert\\w+|geek)(?= )',
    '(?:dents? de lait|perd\\w* (?:sa|une|ses) (?:première )?dents?|petite souris|appareil dentaire|bagues (?:aux|sur les) dents|' +
      'doudou|tétine|couches culottes?|lettre au père noël|croit (?:encore )?au père noël|culottes courtes|puberté|voix (?:qui )?mue|' +
      'en pleine mue|acné juvénile|poussée de croissance|en pleine adolescence|crise d’ado\\w*|genoux (?:écorchés|couronnés)|âge de ' +
      'raison|âge ingrat|âge tendre|se couche à (?:19|20|21|huit|neuf) ?h\\w*|au lit à (?:huit|neuf|20|21|19) ?h\\w*|histoire du soir|' +
      'histoire avant de dormir|apprend (?:tout juste )?à (?:lire|compter|écrire|lacer|faire du vélo)|quand (?:je|il|elle|tu) (?:sera|' +
      'serai|seras) grande?|plus tard,? (?:il|elle|je) (?:veut|veux|sera|serai|voudrait)|(?:veut|veux|voudrait|rêve de) (?:devenir|' +
      'être|conduire) .{3,40} plus tard|quand (?:il|elle|je) sera grande?|joue (?:encore )?(?:aux billes|à la marelle|à chat|à la ' +
      'poupée|aux poupées|aux playmobils?|aux petites voitures)|imbattable aux billes|ses (?:playmobils?|peluches|poupées|barbies?)|' +
      'parle à ses peluches|apprentie? (?:\\w+ ){0,3}(?:en |de )?(?:première année|seize|quinze)|école des sorciers|dort avec (?:sa|' +
      'son) (?:peluche|doudou|veilleuse))',
  ],
  others: [
    '(?<!(?:lui|me|te|nous|qui l) )j?enseign(?:e|es|ais|ait|er|é)|(?<!(?:se|lui|me|te|nous) )j?entraîn(?:e|es|ait|er) (?:les|des|' +
      'une?|mes|ses|l|depuis)|j?encadr(?:e|es|er|ait)|j?corrig(?:e|es|er|eait)|jcorrige|j?anim(?:e|es|er) |j?arbitr(?:e|es|er)|fait ' +
      '(?:passer|lire|répéter|traverser) |relit .{0,30}devoirs|donne (?:des |aussi des )?cours|form(?:e|es|er|ait|ant) (?:les|des|ses|' +
      'deux|trois|de|à son tour|mes)|tient (?:la cantine|le bureau de vote)|(?:vérifi(?:e|es|er)|réclam(?:e|es|er)|récupèr(?:e|er)) ' +
      '(?:la|les|l)|j?embauch(?:e|es|er|é)|calme (?:les|des)|responsable d|dirige (?:un|une|le|la|l|les)|dépose (?:mes|ses|les|sa|son|' +
      'mon|ma)|supervis(?:e|er)',
    '(?:j?accueill\\w+|j?coach(?:e|es|er)?|surveill(?:e|es|er)|j?accompagn(?:e|es|er)|j?éduqu(?:e|es|er)|soign(?:e|es|er|ant)|' +
      's’occup\\w+|m’occup\\w+|t’occup\\w+|j?encourag\\w+|gard(?:e|es|er)|j?aid(?:e|es|er)|condui(?:t|s|re)|conseill(?:e|er)|reçoi(?:t|' +
      's)|gèr(?:e|es)|sui(?:t|s)(?! la classe)|prépar(?:e|es|er)|ador(?:e|es)|écri(?:t|s)|vend|vends|servir?|nourri(?:t|s)|étudi(?:e|' +
      'er)|présent(?:e|er)|racont(?:e|er)|appren(?:d|ds)|refus(?:e|er)|écout(?:e|er)|juge|défen(?:d|ds)|habill(?:e|er)|opèr(?:e|er)|' +
      `maquill(?:e|er)|photographi(?:e|er)|filme|héberge|consol(?:e|er)|lit) (?:${W} ){0,4}(?:aux?|les|des|ses|mes|deux|trois|une?|la|` +
      `le|sa|son|de|pour|avec)(?: ${W}){0,2} (?:${PUPILS}|brevet|ceb|concours|gamin)`,
    'surveille (?:le|l|la) (?:ceb|brevet|bac|examen|cantine|récré|cour|dortoir|étude)\\w*|apprend .{0,20} (?:à|au) (?:son|sa|ses|mes|' +
      'gamin|petit) ',
    '(?:mes|ses|tes|les|des|aux|ces|vos|leurs|de|cinq|deux|trois|quatre|douze|vingt|trente|avec|pour|d|entre|chaque|plusieurs|' +
      'quelques|petits|jeunes) (?:\\w+ )?(?<!(?:copains|chez|parmi|comme|autres|tous|fete) (?:d|des|les|de|aux|ses) )(?:élèves|ados|' +
      'adolescente?s|collégien(?:ne)?s|lycéen(?:ne)?s|écoli(?:er|ère)s|mineure?s|préados|tout petits|petits patients|petits enfants|' +
      'apprentis|stagiaires|louveteaux et|bantams|sixièmes)(?! (?:comme|et moi))(?<!(?:chez les|parmi les|avec les autres|les autres|' +
      'tous les|avec ses|avec d autres|comme les|des autres|aux autres) \\w+)',
    '(?:pour|aux|a|à|sur les|avec des|entre) (?:les |des |ses |parents (?:de |d ))?(?:enfants|ados|adolescents|collégiens|lycéens|' +
      'jeunes|bébés|tout petits|petits patients|pré ?ados)(?! (?:de (?:sa|mon)|du (?:quartier|village)|comme|et à))',
    '(?:a|ai|as|avoir|élève|élève seule?|avec|et|d|de|dont|par|élevant|que|à|pour) (?:déjà |seule? )?(?:une?|deux|trois|quatre|cinq|' +
      '#|mon|ma|sa|son|ses|mes|leurs?|notre|nos|tes|ta|ton|plusieurs|grands?) (?:(?!est )\\w+ )?(?:fils|filles?|garçons|enfants|ados?|' +
      'jumea(?:u|ux)|jumelles?|gamins|gosses|mômes|neveux?|nièces?|petit fils|petite fille|petits enfants|filleule?s?|ado\\w*|fiston|' +
      'collégien\\w*|lycéen\\w*)(?! unique)(?! qui patin)(?<!(?:suis|est|c est|es|d|de) (?:un|une) fille)',
    '(?:sa|ma|ta|leur|notre) (?:propre |petite |grande |deuxième |dernière )?(?:fille|gamine|nièce|filleule|fillette|progéniture|' +
      'petite fille|belle fille)(?= |,|$)|(?:son|mon|ton|leur|notre) (?:propre |petit |grand |dernier )?(?:fils|fiston|gamin|neveu|' +
      'filleul|petit fils|beau fils|gosse)(?= |,|$)|(?:ses|mes|tes|leurs|nos|trois|deux|quatre|cinq) (?:\\w+ )?(?:enfants|gamins|' +
      'gosses|mômes|fils|filles|neveux|nièces|ados|jumeaux|jumelles|petits enfants|garçons)(?= |,|$)(?<!freres jumeaux|urs jumelles)|' +
      'dont le petit bout',
    '(?:mère|père|maman|papa|mamie|papi|papy|grand mère|grand père|tante|oncle|tuteur|tutrice|parent|parents|beau père|belle mère|' +
      'marraine|parrain|nounou) (?:de (?:\\w+ )?(?:famille|deux|trois|quatre|cinq|#|jumeaux|jumelles|collégien\\w*|lycéen\\w*|gamins|' +
      `ados?|la petite|${W},)|d’?une? \\w+|d’?ados?|dune?|dados?|solo|célibataire|poule|au foyer|d’élèves?|comblée?)`,
    '(?:^|, |est |suis |es |une? )(?:\\w+ )?(?:mère|père|maman|papa|baby sitter|jeune maman|jeune papa|grand mère|grand père|mamie|' +
      'papi|papy) (?:d|de|dun|dune|qui|dont|et|à)(?= |\\w)',
    '(?:prof|professeure?|instit\\w*|maître|maîtresse|enseignante?|direct(?:eur|rice)|entraîneu(?:r|se)|coach|éducat(?:eur|rice)|' +
      'animat(?:eur|rice)|monit(?:eur|rice)|surveillante?|chef(?:fe|taine)?|infirmi(?:er|ère)|psychologue|pédiatre|responsable|' +
      'dirigeante?|formateur|formatrice|cpe|proviseure?|principale?|gardien(?:ne)?(?! de but)|cantini(?:er|ère)|sélectionneu(?:r|se)|' +
      'orthodontiste|dentiste|auteure?|autrice|chauffeur|agente?|documentaliste|intendante?|bénévole|arbitre|parrain|marraine|aide|' +
      `assistante?) (?:\\w+ ){0,2}(?:en|au|aux|pour|des|de|du|d|dans|chez|à) (?:\\w+ ){0,3}(?:${PUPILS}|collège|lycée|école|primaire|` +
      'maternelle|troisième|quatrième|cinquième|sixième|seconde|première|terminale|secondaire|jeunesse|[3-6]e)',
    '(?:au gamin|aux gamins|à la gamine|au gosse) (?:de|des|du)|refuse les jeunes|maths? à des|aide aux devoirs (?:pour|des|' +
      'bénévole)|donne des cours|cours particuliers (?:à|aux)|livres? (?:pour|jeunesse)|littérature jeunesse|albums? jeunesse|parents ' +
      'd’élèves|aux parents|calme les familles|les cartables|et des lycéens|(?:mon|ton) ado(?:lescente?)?|^(?:la|le) petite? .{0,40} ' +
      'nous|^(?:sa|son) petite? (?:sœur|soeur|frère)|groupe (?:de jeunes|d\\w*ados?)',
  ],
  past: [
    `(?:jai|mai|tas|lai|ai|as|a|la(?= eu)) (?!(?:une|de|cette|pu|du) )\\w*(?:e|i|u|is|it|ert) (?:${W} ){0,4}à (?:l’âge de )?(?:ses |` +
      'mes )?# ans',
    '(?:^|, |et )(?:ado(?:lescente?)?|enfant|gamine?|petite?|gosse|môme|lycéenn?e?|collégienn?e?),? (?:il |elle |je |j|tu |on )(?:ne ' +
      '|n|m|t|s|l|se |me |te )?\\w*(?:ait|ais)(?= )',
    '(?:quand|lorsqu|lorsque|alors qu\\w*|époque où|temps où|depuis qu\\w*|du temps qu\\w*) (?:j|je|il|elle|tu|on|t|nous)?(?: n)? ' +
      '?(?:\\w+ )?\\w*(?:avait|avais|etait|etais|jouait|jouais|allait|allais|faisait|faisais|portait|passait|frequentait|vivait)',
    '(?:quand|lorsque) (?:jetais|javais|jallais)|quand (?:on|ils) (?:était|étaient|avait)',
    '(?:il y a|ya|y a) (?:plus de |bien |près de |déjà |très )?(?:longtemps|(?:bien |très )?(?:des|#|\\d+|\\w+) (?:ans|années|' +
      'décennies|lustres))|(?<!depuis )(?:autrefois|jadis|naguère|à l’époque|dans sa jeunesse|dans ma jeunesse|en son temps|de son ' +
      'temps|de mon temps|dans le temps)',
    '(?:se souvient|me souviens|te souviens|souvenirs?|nostalgi\\w+|regrette (?:le|ses)|garde un (?:\\w+ )?souvenir|mémoires|enfance ' +
      '(?:passée|heureuse|à|au|en|difficile|pauvre)|(?:a|ai) grandi(?! trop)|as grandi|grandit? dans les années|années (?:lycée|collège))',
    '(?:ex|ancien(?:ne)?)(?= (?:enfant|élève|louveteau|scoute?|éclaireu|cadet|apprenti|collég|lycé|boursi|interne|pensionnaire|' +
      'champion|mousse|gamin|gosse|ado|du (?:lycée|collège)|international|délégué|cancre|premier|première|petit|titi))',
    'dès (?:l’enfance|l’adolescence|ses # ans|l’âge de # ans|le collège|le lycée|la maternelle|mes # ans) ?,? .{0,50}(?:aujourd’hui|' +
      'maintenant|désormais|a (?:su|voulu|commencé|appris))',
    `(?:(?<=^|[,:(–—] ?|et |car )à|dès|vers) (?:peine |seulement |l’âge de )*# ans${PART},? (?:(?:${W} ){0,3}\\w{3,}(?:ait|ais|aient|` +
      'ut)(?<!(?:fait|sait|suit|vit|plait|dit|lit|ecrit|connait|finit|construit|conduit|grandit|nuit|petit|tout|reussit|rit|toit|droit|' +
      'huit|produit))|(?:il|elle|j|je|tu|on|et) ?(?:s |m |t |est |me |se |suis |l |en )*(?:a|ai|as|est|suis|es) (?!déjà|du |peu |' +
      'beau\\w+|plus |un |une |le |la |les |des )(?:parti\\w*|entr\\w+|devenu\\w*|tomb\\w+|arriv\\w+|venu\\w*|mont\\w+|\\w{2,}(?:e|i|u|' +
      'is|it|ert))(?= |,|$)|(?:ja|jai|il a|elle a|on a|tu as) (?!déjà)\\w{3,}(?:e|i|u|is|it|ert)(?= ))',
    '(?:a|ai|as|avait|ayant) (?:tout )?(?:commencé|quitté|débuté|appris|arrêté|perdu|fui|immigré|découvert|émigré|fondé|cessé|' +
      `rencontré) (?:${W} ){0,6}à (?:l’âge de )?# ans|(?:partie?|entrée?|arrivée?|mariée?|devenue?) (?:${W} ){0,5}à # ans`,
    `(?:à|de|dès) # ans.{0,90}(?:aujourd’hui|maintenant|désormais|à présent|de nos jours|\\bà ${GROWN}\\b|en (?:a|ai|compte) ${GROWN})`,
    '(?:avais|avait|avions|eut|eus|étais|était|jouait|jouais|vendait|allait|faisait|faisais|fréquentait|redoublait|passait|fut|' +
      'tenait|rêvait|vivait) .{0,90}(?:aujourd’hui|maintenant|désormais|à présent|actuellement|depuis|en (?:a|ai) \\d\\d|est devenue?|' +
      'possède)',
    '(?:aujourd’hui|maintenant|désormais|à présent) .{0,60}(?:avant cela|autrefois|à l’époque)',
    '(?:tu|j|il|elle|on|n) ?(?:avais|avait) (?:à peine |que |tout juste )*# ans|javais|(?:a|ai|as) redoublé .{0,40}(?:autrefois|' +
      'jadis|avant)|après le (?:bac|lycée),? (?:il|elle|j|tu) ?(?:a|est|ai|suis)|est loin(?=,|$)|(?:faisait|allait|était|jouait) déjà|' +
      'bac en poche|bac (?:\\+|obtenu|en (?:19|20[01]))',
    `(?:en|depuis|dès|été|printemps|né|née|né le|promo|promotion|vers|avant|de|du \\d+|${MONTHS}) (?:\\d+ )?(?:${MONTHS} ` +
      ')?(?:19\\d\\d|200[0-7])|(?:dans les )?années (?:19)?[5-9]0|années (?:cinquante|soixante|septante|quatre vingts?|nonante|deux ' +
      'mille)|:? ?(?:19[3-9]\\d)',
    '(?:a|ai|as) (?:eu|obtenu|décroché|fini|passé|terminé|fait|réussi) (?:son|mon|ton|le|ses|mes|sa|ma) (?:bac|brevet|lycée|' +
      'secondaires?|scolarité|collège|certificat|communion) ?.{0,30}(?:y a|en (?:19|20)|avant|puis|depuis|au siècle|à l’époque)',
    '(?:depuis|pendant|après|durant|avec) (?:bientôt |plus de |près de |presque |déjà |ses |quelque |environ |bien |pas loin de ' +
      `)*(?:#|${GROWN}) (?:ans|années|piges|printemps|rentrées|saisons)(?! (?:qu\\w+|que) .{0,15}(?:née?|vi))`,
    `(?:#|${GROWN}) (?:ans|piges|années) (?:de (?:métier|carrière|mariage|service|boîte|maison|fourneaux|scène|parution|vie commune|` +
      'pratique|terrain|cuisine|boutique|taule|prison|mer|route|bouteille|loyaux|barreau|bureau|chantier|galère|crédit|volant|' +
      'recherche|travail|labeur|cdi|fonction|cotisation|vol|conduite|combat|thérapie|vie)|d(?:experience|anciennete|enseignement|usine|' +
      'armee))',
    '(?:chiens?|chienne|chats?|chatte|cheval|jument|lapins?|tortue|perroquet|whisky|rhum|vin|fromage|voiture|maison|entreprise|boîte|' +
      'scooter|chêne|bail|contrat|groupe|revue|boutique)(?: \\w+)?,? (?:de|d|a|qui a|âgée? de|vieux de|fête ses) # ?ans',
  ],
  adult: [
    'bénévolat|18 ans (?:ou|et) plus|peut être moins de 18 ans|personnes? de (?:moins de )?18 ans|(?:avoir|quelqu’un a) moins de 18 ans',
    '(?<!(?:fille|fils|mere|pere|frere|sœur|soeur|cousine?|oncle|tante|mamie|papi|papy|grand mere|grand pere|maman|papa|voisine?|' +
      'prof|parrain|marraine|coach),? (?:de |a |d |qui a |âgée? de )?)(?:(?<!y )\\b[jnt]?(?:ai|as|a|aura|fête|fêter|fêté) (?:\\w+ ' +
      ')?(?:ses |mes |ces )?|[,(:/] ?|^|de |à |les |ses |mes |des |passé |et |la |en ses |âgée? de |tient |affiche |bientôt |presque |' +
      `dame, |\\w+ )${GROWN} ?(?:ans|balais|piges|printemps|bougies|berges)(?<!(?:d’avoir|paraît|fait|l’air d’avoir) .{4,16})(?! (?:de ` +
      'moins|plus tard|après|d\\w+ecart|de (?:plus|différence)))(?<!(?:depuis|y a|dans|et) .{2,20})',
    '(?:en (?:a|ai|as|aura|compte|fait|affiche|avoue)|à|âge ?:|j’en ai|[fhm] ?) ?(?:bientôt |déjà |presque |maintenant |aujourd’hui |' +
      `désormais )*${GROWN}(?= ?(?:,|$|\\)|ans|et |maintenant))`,
    `(?:âge|age)(?: ?\\w+)? ?[:=] ?(?:1[89]|[2-9]\\d)|(?:^|[,(/] ?)[fhm] ?(?:1[89]|[2-9]\\d)(?= ?[,/)]|$)|^(?:${W} ){0,3}${W} ?[,(] ` +
      `?(?:1[89]|[2-9]\\d)(?: ?ans)?(?= ?(?:[,)]|$))|, ${GROWN}(?=,|$)`,
    '(?<!(?:pas|encore|aura|auras|aurai|avant|fetera) (?:encore |enfin |ses |mes )?)(?:(?:^|, |[(:])(?:18|dix huit) ?ans(?= ?(?:,|$|' +
      '\\)|et |révolus|passés))|\\b[jt]?(?:a|ai|as|eu|fêté) (?:déjà |tout juste |bien |ses |mes )*(?:18|dix huit) ans(?! (?:que|dans|' +
      'quen)))(?! moins)',
    '(?:la|sa|ma|belle|jeune|passé la|bonne) (?:vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|septantaine)|(?:^|, |une? |' +
      'est |suis |jeune )(?:trentenaire|vingtenaire|quadra\\w*|quinqua\\w*|sexa\\w*|septua\\w*|octogén\\w*|nonagén\\w*|centenaire)|' +
      'd’âge mûr|âge mûr|entre deux âges|d’un certain âge|majeure? (?:depuis|et vacciné)|adultes? (?:accompli|confirm)\\w*|vie ' +
      'd’adulte|femme adulte|homme adulte',
    '(?<!(?:papi|papy|mamie|grand pere|grand mere|pere|mere|oncle|tante|voisine?|instit\\w*|un|une|des|les) (?:\\w+ ' +
      ')?)(?:retraitée?(?! des)|à la retraite|départ en retraite|prend (?:sa|ma) retraite|pris (?:sa|ma) retraite|préretraite)|' +
      'retraite (?:bien méritée|l an)|petits enfants',
    '(?:suis|est|es|^|, |et|être) (?:\\w+ )?(?:mariée?|divorcée?|veu(?:f|ve)|pacsée?|remariée?)(?= |,|$)(?<!parents \\w+)|(?:son|' +
      'mon) (?:mari|ex mari)(?= |,|$)|(?:sa|ma) femme(?= |,|$)|de mariage|enceinte (?:de|depuis)|congé (?:parental|maternité)|crédit ' +
      'immobilier|proprio\\w*',
    '(?<!(?:frere|sœur|soeur|cousine?|rêve d|veut|ira|avant|entrera|plus tard|passer a|fille|voisine?) .{0,26})(?:étudiante?(?= |,|' +
      '$)(?! (?:(?:au|en|dans un|du) (?:\\w+ ){0,3}(?:lycée|collège|secondaire)|de (?:1[0-7]|dix sept|seize)))|(?:fac|faculté|' +
      'université|unif|uni) (?:de|d|à|l)|à la fac|à l’université|à l’unif|licence (?:de|d|en)|master|doctorat|thèse|en (?:l[123]|' +
      'm[12])(?= |,|$)|école d’ingé\\w*|école de commerce|grande école|sciences po|prépa (?:hec|mpsi|littéraire|scientifique)|' +
      'hypokhâgne|khâgne|bts|iut|but (?:info|gea|tc)|internat de médecine|dut|maîtrise (?:de|en|à)|diplômée? (?:de|d|en|depuis)(?! du ' +
      '(?:collège|brevet))|agrég\\w+|bac ?\\+ ?\\d|baccalauréat universitaire)',
    `^(?!.*${AGE}).*(?:(?<=^|[,:;(–—"/]|[,:;(–—"/] )|\\b(?:suis|jsuis|est|es|incarnes|joues|devenue?|fut|comme|seras|voici|métier ?: ` +
      '?|profession ?: ?|et|c est|héroïne est) )(?:(?:une?|le|la|l|aujourd’hui|maintenant|désormais|ici|aussi|à présent|ton|ta|son|sa|' +
      'notre) ){0,3}(?:\\w+ )?(?<!(?:fils|fille|apprentie?|futur|future|eleve|papa|maman|pere|mere|jeune|devenir|etre|frere|soeur|sœur|' +
      `son|sa|cousine?|oncle|tante|tata|stagiaire) (?:d |de |du |dun )?)${WORK}(?= |,|$|[)(:/–—|;"])(?<!(?:papa|maman|pere|mere|oncle|` +
      'tante|grand pere) \\w+)',
    `^(?!.*${AGE}).*(?:\\b(?:travaill(?:e|es) (?:à|au|aux|dans|comme|chez|en|pour|depuis|de nuit|aujourd’hui)|jbosse (?:à|chez)|` +
      'bosse (?:à|chez|dans|comme)|gère|dirig(?:e|es) |possèd\\w+ (?:désormais|\\w+ (?:restau|café|bouti|entre))|a (?:monté|ouvert|' +
      'créé|fondé|repris) (?:son|sa|un|une|le)|tient (?:un|une|le|la|son) (?:bureau|bar|café|boulang|bouti|épicerie|librairie|restau|' +
      'garage|cabinet|magasin|salon|hôtel|pharmacie|kiosque|ferme)\\w*|conduit (?:un|le|les|l) (?:bus|camion|taxi|tram|train|car|' +
      'autobus|métro)|a le permis|a voté|peut voter depuis|de métier|bon salaire|en cdi|à son compte|micro entreprise|chez renault|son ' +
      'bureau|avant le bureau|les collègues|ses collègues|mes collègues|son cabinet|après une carrière|dans la banque|service ' +
      'militaire|cheveux (?:gris|blancs|grisonn\\w*)|barbe (?:grise|blanche|poivre)|de profession))',
    '(?:métier|profession|emploi|poste|job|travail|occupation|ancien métier) ?: (?!élève|coll|lyc|éco|aucun|étudi|trop|pas)|bafd|' +
      'bpjeps|dejeps|bafa en poche|assistante? maternelle|c’est (?:son|mon) métier|aîné\\w* .{0,20}quarante',
    '(?:depuis|pendant|après) (?:(?:bientôt|plus de|près de|presque|déjà|ses) )*(?:une génération|des (?:années|lustres|décennies)|' +
      'toujours|une (?:vingtaine|trentaine|dizaine) d)|(?:papi|papy|mamie|mamy|pépé|mémé|vieux|vieille|vieil) (?:mécano|qui|ardéch|' +
      'homme|dame|titi|loup|monsieur|guide|prof)\\w*|(?:maître|chef) (?:d’équipage|de chœur|cuisinier|pâtissier)|le plus vieux',
  ],
}

"""Names of medicines that no rule of endings knows: substances and brands, as six languages write them.

Left out is what people and things are called, too: Yasmin, Mirena, Actos, Alli.
"""

_SUBSTANCES = """
abatacept acamprosat a[cz][iy][ck]lovir alfuzosin aliskiren amiodaron amitript[iy]lin apremilast ba[ck]lofen
ben[sz]bromaron betahistin biperiden bromo[ck]riptin bupropiom bupropi[oó]n buspiron butilescopolamin cabergolin
cal[ck]itriol carbidopa carvedilol ch?lortalidon chlorthalidon ciclosporin [ck][iy][ck]losporin cina[ck]al[ck]et
c[iy]proteron clobazam clomipramin clonidin col[ck]h?i[ck]in cyclosporin dap[sz]on desloratadin desogestrel dienogest
diltiazem dip[iy]ridamol disulfiram dolutegravir donep[eé]zil doxepin drospirenon dutast[eé]rid entecavir eplerenon
e?spironola[ck]ton est?radiol eszopiclon etan[ck]er[ck]ept etinilestradiol exemestan ezetimib febuxostat fenito[ií]n
fenobarbital fentan[iy]l fexofenadin fingolimod flecainid fl[eé]caïnid flupentixol fluticason fluvoxamin formoterol
galantamin glatiramer glibenclamid gl[iy]burid gliclazid glimepirid glipizid haloperidol h[iy]dro[ck]orti[sz]on
indapamid isotretino[ií]n ivabradin ivermectin ketotifen labetalol la[ck]osamid latanoprost leflunomid leuprorelin
levo[ck]etirizin levodopa levomepromazin levonorgestrel levotiroxin liothyronin liotironin loperamid lurasidon
macitentan medroxiprogesteron medroxyprogesterone melperon memantin mer[ck]aptopurin mesala[cz]in mesalamin
meth?yldopa metildopa meto[ck]lopramid mianserin micofenolat m[iy]cophenolat midodrin milna[ck]ipran mirabegron
misoprostol molsidomin moxonidin mtx naltrexon nitrofuranto[ií]n nitrogl[iy][ck]erin nor[eé]th?isteron nortript[iy]lin
oestradiol opipramol ox[iy]but[iy]nin ox[iy][ck]odon perampanel ph[eé]n[iy]to[iï]n ph[eé]nobarbital phenprocoumon
pioglitazon pirfenidon pirid?ostigmin pramipexol predni[sz]on primidon probenecid progesteron propafenon pyridostigmin
raloxifen ranolazin rasagilin repaglinid rifampi[ck]in riluzol ropinirol rotigotin sa[ck]ubitril safinamid selegilin
sildenafil solifena[ck]in sotalol sulfasalazin sulpirid tadalafil tamoxifen? tapentadol teofilin teofillin terbinafin
teriflunomid teriparatid testosteron th?[eé]oph[iy]llin timolol ti[zs]anidin tolterodin trazodon triamteren
trimipramin urs?odesox[iy][ck]hol valaciclovir valac[iy][ck]lovir valproat valproic vardenafil varfarin verapamil
vigabatrin zolpidem zonisamid zopi[ck]lon
"""
"""Stems, with the vowel that a language ends them with."""

_BRANDS = """
abilify actonel actrapid adalat adartrel adcirca adolonta advair aerius aimovig ajovy akineton aldactone aldara altace
amaryl amlor anafranil anoro apidra aprovel aradois arava aricept arimidex arixtra aromasin asacol atacand atarax
ativan atripla atrovent aubagio avastin avonex azilect azopt basaglar beloc benepali benicar benlysta ben-u-ron
betaferon betmiga biktarvy bimzelx bisoce blopress boniva bonviva breo brilinta brilique brintellix briumvi brufen
buscopan buspar bydureon byetta bystolic calquence cardensiel cardioaspirina? cardizem casodex catapresan celebrex
cellcept champix cialis cimzia cipralex cipramil circadin clexane clonix clozaril combivent concor congescor copaxone
coreg cortancyl cosentyx cosopt coversyl cozaar creon cytomel dacortin daflon daivobet decapeptyl delix d[eé]pakine?
depakote depo-provera deroxat descovy diamicron diovan ditropan dogmatil dorflex dovato dovobet duodopa dupixent
duspatal edronax efexor efferalgan elantan eligard elisor elontril elvanse emconcor emgality enstilar entocort entresto
entyvio epclusa epilim epipen erleada estradot estrofem eucreas evenity evista evra exelon exforge eylea femara fiasp
flixotide flomax flonase foradil forxiga fosamax fostair fragmine? frisium galvus gaviscon genvoya gilenya gleevec
glifage glivec glucophage godamed haldol harvoni humalog humulin hyrimoz idacio imbruvica imigran imitrex imodium
imovane imuran imurek imurel inderal inegy inexium innohep inspra insulatard intuniv invega isentress isoptin janumet
jentadueto jinarc juluca kaftrio kaletra kalydeco kard[eé]gic keppra kerendia kesimpta kisqali klonopin lansox lantus
laroxyl lasilix lasix latuda leponex lescol levemir lexatin lexomil linzess lioresal lobivon losec lovenox lucentis
lumigan lunesta luvox lynparza lysanxia mabthera madopar malarone masdil mavenclad maxalt medikinet medrol mestinon
metoject micardis minirin mirapex mirapexin modopar mopral motilium myfortic naprix naprosyn naramig nasonex nebilet
neoral neupro neurontin nexplanon noctamid nolvadex norvasc novalgina novolog novomix novonorm novorapid novothyral
nubeqa nucala nuvaring ocrevus odefsey ofev olumiant onglyza opsumit orencia otezla oxycontin pantorc pantozol pariet
parnate paxil paxlovid pentasa plaquenil plegridy pradaxa praluent premarin prestarium preterax prevacid pr[eé]viscan
pr[eé]zista pristiq procoralan prograf prolia propecia proscar protonix protopic provigil pulmicort puran qulipta qvar
rebif relpax relvar remeron remicade remsima renvela repatha requip revlimid revolade rexulti rinvoq risperdal
ritalina? ritaline roaccutane? rybelsus rytmonorm sabril salofalk sandimmun saroten saxenda sayana seguril seloken
seretaide s[eé]lincro selozok sensipar seresta seretide s[eé]roplex seropram seroquel sevikar sifrol simponi sinemet
singulair sirdalud skyrizi solian soliris solupred somatuline spasfon spiolto spiriva stagid stalevo stelara stilnox
strattera stribild suboxone subutex symbicort symtuza tagrisso tahor taltz tamiflu tareg targin tasigna tavor tecfidera
tegretal t[eé]gr[eé]tol temesta tenormin tercian thyronajod tivicay topamax toradol torvast toujeo tracleer tradjenta
trajenta tramal trankimazin travatan tremfya tresiba trevilor triatec trikafta trileptal trimbow trintellix triumeq
truvada tryptizol twynsta tysabri ubrelvy uptravi utrogestan valdoxan valtrex vascepa ventilan ventolina ventoline?
venvanse vesicare viagra victan victoza viibryd vimpat viread visanne voltar[eè]ne? voltarol vraylar vyepti xalatan
xatral xeljanz xenical xeplion xigduo xolair xyrem xyzal zanidip zeldox zestril zetia zofran zoladex zomig zonegran
zovirax zyban zyloric zyprexa zytiga
"""

NAMES = rf"(?:{'|'.join(_SUBSTANCES.split())})[aeo]?|{'|'.join(_BRANDS.split())}"
"""One of them, as an expression."""
